import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** Told of the error; whoever hears it replaces this boundary. */
  onError: (error: unknown) => void;
  /** Stands there until then. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an error while drawing inside the part of the page where it happened. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack); // oxlint-disable-line no-console -- nobody else hears of it
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
