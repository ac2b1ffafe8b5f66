import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { MAIN_ID } from '../routing/page-change';
import { Footer } from './footer';
import { Header } from './header';

/** Header, page, footer. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <a
        href={`#${MAIN_ID}`}
        className="until-focus absolute left-4 top-2 z-50 rounded-md bg-raised px-4 py-2 font-semibold text-accent shadow-raised"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(MAIN_ID)?.focus();
        }}
      >
        Skip to content
      </a>
      <Header />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl grow px-4 py-8 sm:px-6 sm:py-12 print:max-w-none print:p-0"
      >
        {children}
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  );
}
