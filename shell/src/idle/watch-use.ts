const CHANNEL = 'waymark-session-used';

/** The poll of the connection's health is not somebody's doing, and keeps no session. */
const keepsSession = (url: string): boolean => /^\/api\/(?!health$)/.test(new URL(url).pathname);

/** Calls `used` at each call to the API that keeps a session, from this tab and from the others. Returns how to stop. */
export function watchUse(used: () => void): () => void {
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.onmessage = used;
  const calls = new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ name }) => keepsSession(name))) return;
    used();
    tabs.postMessage('used');
  });
  calls.observe({ type: 'resource' });
  return () => {
    calls.disconnect();
    tabs.close();
  };
}
