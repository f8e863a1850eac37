import { storeRedirectAfterLogin } from '@waymark/mfe-kit';
import type { ReactNode } from 'react';
import { space } from '@waymark/ui';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

/** A link with a full touch target that does not increase the line spacing of its sentence. */
export const TallLink = styled(Link)`
  display: inline-block;
  padding-block: ${space[3]};
  margin-block: -${space[3]};
`;

interface LogInLinkProps {
  /** The part of this page to return to, with its "#". */
  to?: string;
  children: ReactNode;
}

/** Links to the sign-in page, and returns here afterwards. */
export function LogInLink({ to = '', children }: LogInLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <Link to="/login" onClick={() => storeRedirectAfterLogin(pathname + search + to)}>
      {children}
    </Link>
  );
}
