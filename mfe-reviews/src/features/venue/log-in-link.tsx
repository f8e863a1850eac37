import { storeRedirectAfterLogin } from '@waymark/mfe-kit';
import type { ReactNode } from 'react';
import { space } from '@waymark/ui';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

/** As high as a finger needs, without pushing the lines of its sentence apart. */
export const TallLink = styled(Link)`
  display: inline-block;
  padding-block: ${space[3]};
  margin-block: -${space[3]};
`;

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
