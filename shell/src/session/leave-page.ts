import { forgetTab, getHost, requireSignIn, SESSION_ENDED, storedText, type Session } from '@waymark/mfe-kit';
import { isTypingInMemoryOnly, keepTyping } from '../stored-typing/stored-typing';

/** A message for the tab's next document; `typed`: input was stored. */
export const memberChanged = storedText('session', 'memberChanged');
/** Keys under which a tab stores data per member. */
export const STORED_BY_MEMBER = ['keptTyping', 'keptWork'];

/** Replaces or reloads this document, so that no remote keeps private data in memory. */
export const newDocument = {
  isOpening: false,
  open(path: string | null): void {
    newDocument.isOpening = true;
    document.documentElement.style.visibility = 'hidden';
    if (path === null) window.location.reload();
    else window.location.replace(path);
  },
};

/** Stores the page's input for its author. */
function keepWords(): boolean {
  const { user } = getHost().session.getState();
  return user !== null && keepTyping(window.location.pathname + window.location.search, user.id);
}

/** Handles a session that ended elsewhere while a person pressed Save: their input is stored. */
export function endSession(): void {
  keepWords();
  requireSignIn();
  getHost().session.setState({ status: 'visitor', user: null });
}

/** Leaves a page that was rendered for another member than the one in `now`. */
export function leavePage(now: Session): void {
  if (newDocument.isOpening) return;
  // A new document would lose health data, which is only in memory. Sign in without reloading, as after Save.
  if (now.user === null && isTypingInMemoryOnly()) return endSession();
  const isMembers = getHost().session.getState().status === 'member';
  window.dispatchEvent(new Event(SESSION_ENDED));
  const hasWords = keepWords();
  forgetTab(STORED_BY_MEMBER);
  if (isMembers) memberChanged.write(hasWords ? 'typed' : 'nothing');
  newDocument.open(window.location.pathname === '/login' ? '/' : null);
}
