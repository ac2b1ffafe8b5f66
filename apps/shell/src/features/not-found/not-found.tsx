import { Button } from '@hoa/ui';
import { Link, useNavigate } from 'react-router-dom';

export function NotFound() {
  const navigate = useNavigate();
  return (
    <div className="mx-auto max-w-xl py-12">
      <p className="figures text-lg text-ink-faint">404</p>
      <h1 className="mt-1 font-display text-3xl font-semibold tracking-tight">Page Not Found</h1>
      <p className="mt-3 text-lg text-ink-soft">
        There is no page at this address. It may have been moved, or the address has a typing mistake.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {/* Someone who typed the address has nowhere to go back to. */}
        <Button onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate('/'))}>
          Go Back
        </Button>
        <Button asChild variant="primary">
          <Link to="/">Return to Dashboard</Link>
        </Button>
      </div>
    </div>
  );
}
