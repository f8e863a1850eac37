import { getHost } from '@waymark/mfe-kit';

/** Whoever is signed in gets their settings on this device. The code for it comes with the first member only. */
export function startSync(): void {
  const { session } = getHost();
  let stop = (): void => undefined;
  let syncedFor: number | undefined;
  const follow = async (): Promise<void> => {
    const id = session.getState().user?.id;
    if (id === syncedFor) return;
    syncedFor = id;
    stop();
    if (id === undefined) return;
    const { syncSettings } = await import(/* webpackChunkName: "later" */ './sync-settings');
    if (syncedFor === id) stop = syncSettings(id);
  };
  // Without it the settings of this device stand; the next page load tries again.
  const followQuietly = (): void => void follow().catch(() => undefined);
  session.subscribe(followQuietly);
  followQuietly();
}
