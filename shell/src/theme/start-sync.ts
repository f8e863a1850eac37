import { getHost } from '@waymark/mfe-kit';

/** Applies a signed-in member's settings on this device. The code loads only with the first member. */
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
  // On failure, this device's settings apply; the next page load tries again.
  const followQuietly = (): void => void follow().catch(() => undefined);
  session.subscribe(followQuietly);
  followQuietly();
}
