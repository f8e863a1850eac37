import { storeRedirectAfterLogin } from '@waymark/mfe-kit';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface LogInLinkProps {
  /** The part of this page to come back to, with its "#". */
  to?: string;
  children: ReactNode;
}

/** To the sign-in page, and back here afterwards. */
export function LogInLink({ to = '', children }: LogInLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <Link to="/login" onClick={() => storeRedirectAfterLogin(pathname + search + to)}>
      {children}
    </Link>
  );
}
