import { pageMember, type Host } from '@waymark/mfe-kit';

const CHANNEL = 'waymark-session';
let tabs: BroadcastChannel | null = null;

/**
 * Tells the other tabs of this browser which member this one now shows. Each checks the session if that is new to it.
 */
export const tellTabs = (member: string): void => tabs?.postMessage(member);

/** Tells the other tabs whenever the session is known, and listens to them. */
export function followTabs({ session, sessionChanged }: Pick<Host, 'session' | 'sessionChanged'>): void {
  const ask = (): void => void sessionChanged?.();
  let told: string | null = null;
  const tell = (): void => {
    const member = pageMember();
    if (member === null || member === told) return;
    told = member;
    tellTabs(member);
  };
  // An open channel may keep a page out of the back/forward cache; ask-on-return checks the session on return.
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
  // A frozen tab has missed all messages.
  document.addEventListener('resume', ask);
  if (!('BroadcastChannel' in window)) document.addEventListener('visibilitychange', () => !document.hidden && ask());
}
