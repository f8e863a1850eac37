import type { Host } from '@waymark/mfe-kit';

interface Surroundings {
  on: EventTarget;
  reload: () => void;
}

/**
 * A page that somebody goes back to may come out of the browser's memory as it was, whoever is signed in by now. One that
 * belonged to a member is hidden when it goes there and loaded anew when it comes back; another asks who is there.
 */
export function askOnReturn(
  { session, refreshSession }: Pick<Host, 'session' | 'refreshSession'>,
  { on, reload }: Surroundings = { on: window, reload: () => window.location.reload() },
): void {
  const isMembers = () => session.getState().status === 'member';
  on.addEventListener('pagehide', (event) => {
    if (isKept(event) && isMembers()) document.documentElement.style.visibility = 'hidden';
  });
  on.addEventListener('pageshow', (event) => {
    if (!isKept(event)) return;
    if (isMembers()) reload();
    else void refreshSession();
  });
}

const isKept = (event: Event): boolean => 'persisted' in event && event.persisted === true;
