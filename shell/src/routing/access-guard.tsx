import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { hasRole } from '@waymark/contracts-core';
import type { Role } from '@waymark/contracts-core';
import { requireSignIn, useSession } from '@waymark/mfe-kit';
import { PageLoading } from './page-loading';

const NoAccessPage = lazy(() => import(/* webpackChunkName: "no-page" */ './no-access-page'));

interface AccessGuardProps {
  access: Role;
  /** Message for visitors; a standard one by default. */
  askToLogIn?: string | undefined;
  children: ReactNode;
}

/** Shows the page if `access` allows it; visitors are sent to the sign-in page and return afterwards. */
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
