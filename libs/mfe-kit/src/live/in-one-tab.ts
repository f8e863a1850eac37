/** What goes on in one tab for all of them. */
export interface Running<News> {
  stop(): void;
  /** For a tab that joins: how things are. Null: nobody knows yet. */
  state(): News | null;
}

const HELLO = 'hello';

/**
 * Runs something in one tab of this browser, and hears what it says in every tab that joined. The browser gives the lock to the
 * next tab when the one that holds it leaves, crashes or is closed. Without locks each tab runs its own. Returns how to leave.
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
  // It fails where this tab left while it waited.
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined);
  tabs.postMessage(HELLO);
  return () => {
    leaving.abort();
    tabs.close();
  };
}
