import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { hasRole } from '@waymark/contracts-core';
import type { Role } from '@waymark/contracts-core';
import { requireSignIn, useSession } from '@waymark/mfe-kit';
import { PageLoading } from './page-loading';

const NoAccessPage = lazy(() => import(/* webpackChunkName: "no-page" */ './no-access-page'));

interface AccessGuardProps {
  access: Role;
  /** Words for visitors; the usual ones without it. */
  askToLogIn?: string | undefined;
  children: ReactNode;
}

/** Shows the page from `access` on; visitors go to the sign-in page and come back after it. */
export function AccessGuard({ access, askToLogIn, children }: AccessGuardProps): ReactNode {
  const { status, user } = useSession();
  const mustSignIn = access !== 'visitor' && status === 'visitor';
  useEffect(() => {
    if (mustSignIn) requireSignIn(undefined, askToLogIn);
  }, [mustSignIn, askToLogIn]);

  if (hasRole(user?.role ?? 'visitor', access)) return children;
  if (status !== 'member') return <PageLoading />;
  return (
    <Suspense fallback={<PageLoading />}>
      <NoAccessPage />
    </Suspense>
  );
}
