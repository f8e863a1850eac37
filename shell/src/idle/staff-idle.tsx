import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { useSession, type SessionUser } from '@waymark/mfe-kit';

const nothing: { default: ComponentType } = { default: () => null };
const loadNotice = (): Promise<{ default: ComponentType }> =>
  import(/* webpackChunkName: "notices" */ './idle-notice').catch(() => nothing);
const IdleNotice = lazy(loadNotice);

// Whose role waits for a second step has the short session already.
const isStaff = ({ role, secondStepNeeded }: SessionUser): boolean => role !== 'member' || secondStepNeeded === true;

/** Staff sessions end early: whoever has one is told before it ends. Nobody else loads the code for it. */
export function StaffIdle(): ReactElement | null {
  const { user } = useSession();
  if (!user || !isStaff(user)) return null;
  return (
    <Suspense fallback={null}>
      <IdleNotice />
    </Suspense>
  );
}
