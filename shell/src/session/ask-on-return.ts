import type { Host } from '@waymark/mfe-kit';

interface Surroundings {
  on: EventTarget;
  reload: () => void;
}

/**
 * Back may restore a page from the browser's memory although another member is signed in by now. A member's page is
 * hidden when left and reloaded on return; any other page checks the session.
 */
export function askOnReturn(
  { session, refreshSession }: Pick<Host, 'session' | 'refreshSession'>,
  { on, reload }: Surroundings = { on: window, reload: () => window.location.reload() },
): void {
  const isMembers = () => session.getState().status === 'member';
  on.addEventListener('pagehide', (event) => {
    if (isStored(event) && isMembers()) document.documentElement.style.visibility = 'hidden';
  });
  on.addEventListener('pageshow', (event) => {
    if (!isStored(event)) return;
    if (isMembers()) reload();
    else void refreshSession();
  });
}

const isStored = (event: Event): boolean => 'persisted' in event && event.persisted === true;
