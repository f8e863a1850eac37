import { pageMember, type Host } from '@waymark/mfe-kit';

const CHANNEL = 'waymark-session';
let tabs: BroadcastChannel | null = null;

/** Says in the other tabs of this browser for whom this one is drawn by now. Each of them asks the server when that is news to it. */
export const tellTabs = (member: string): void => tabs?.postMessage(member);

/** Tells the other tabs whenever it is known who is signed in, and hears them. */
export function followTabs({ session, sessionChanged }: Pick<Host, 'session' | 'sessionChanged'>): void {
  const ask = (): void => void sessionChanged?.();
  let told: string | null = null;
  const tell = (): void => {
    const member = pageMember();
    if (member === null || member === told) return;
    told = member;
    tellTabs(member);
  };
  // An open channel may keep a page out of the browser's memory for Back; ask-on-return asks when it comes out of there.
  const open = (): void => {
    if (!('BroadcastChannel' in window)) return;
    tabs = new BroadcastChannel(CHANNEL);
    tabs.onmessage = ({ data }: MessageEvent<string>) => data !== pageMember() && ask();
  };
  const close = (): void => {
    tabs?.close();
    tabs = null;
  };
  open();
  tell();
  session.subscribe(tell);
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', ({ persisted }) => persisted && open());
  // A tab that the browser froze has heard nothing.
  document.addEventListener('resume', ask);
  if (!('BroadcastChannel' in window)) document.addEventListener('visibilitychange', () => !document.hidden && ask());
}
