import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { useSession, type SessionUser } from '@waymark/mfe-kit';

const nothing: { default: ComponentType } = { default: () => null };
const loadNotice = (): Promise<{ default: ComponentType }> =>
  import(/* webpackChunkName: "notices" */ './idle-notice').catch(() => nothing);
const IdleNotice = lazy(loadNotice);

// A session whose staff role waits for a second step is already short.
const isStaff = ({ role, secondStepNeeded }: SessionUser): boolean => role !== 'member' || secondStepNeeded === true;

/** Staff sessions end early; this warns the person before that. Nobody else loads the code. */
export function StaffIdle(): ReactElement | null {
  const { user } = useSession();
  if (!user || !isStaff(user)) return null;
  return (
    <Suspense fallback={null}>
      <IdleNotice />
    </Suspense>
  );
}
