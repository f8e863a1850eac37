/** Work that one tab does for all tabs. */
export interface Running<News> {
  stop(): void;
  /** The current state, for a tab that joins. Null when it is not yet known. */
  state(): News | null;
}

const HELLO = 'hello';

/**
 * Runs work in one tab of this browser and shares its messages with every tab that joined. When that tab leaves,
 * crashes or closes, the browser gives the lock to the next one. Without the Locks API, each tab runs its own. Returns
 * a function to leave.
 */
export function inOneTab<News>(
  name: string,
  run: (say: (news: News) => void) => Running<News>,
  hear: (news: News) => void,
): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) {
    const own = run(hear);
    return () => own.stop();
  }
  const tabs = new BroadcastChannel(name);
  const leaving = new AbortController();
  let running: Running<News> | null = null;
  const say = (news: News): void => {
    tabs.postMessage(news);
    hear(news);
  };
  tabs.onmessage = ({ data }: MessageEvent<News | typeof HELLO>) => {
    if (data !== HELLO) return hear(data);
    const state = running?.state();
    if (state) tabs.postMessage(state);
  };
  const lead = (): Promise<void> =>
    new Promise((release) => {
      const leader = run(say);
      running = leader;
      leaving.signal.addEventListener('abort', () => {
        leader.stop();
        release();
      });
    });
  // The request rejects when this tab leaves while waiting for the lock.
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined);
  tabs.postMessage(HELLO);
  return () => {
    leaving.abort();
    tabs.close();
  };
}
