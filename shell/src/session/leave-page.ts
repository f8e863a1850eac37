import { forgetTab, getHost, requireSignIn, SESSION_ENDED, storedText, type Session } from '@waymark/mfe-kit';
import { isTypingInMemoryOnly, keepTyping } from '../kept-typing/kept-typing';

/** For the next document of this tab to say; `typed`: something was kept. */
export const memberChanged = storedText('session', 'memberChanged');
/** What a tab keeps for each member apart. */
export const KEPT_BY_MEMBER = ['keptTyping', 'keptWork'];

/** The browser loads an address in place of this one, or this one again: nothing private is left in the memory of any slice. */
export const newDocument = {
  isOpening: false,
  open(path: string | null): void {
    newDocument.isOpening = true;
    document.documentElement.style.visibility = 'hidden';
    if (path === null) window.location.reload();
    else window.location.replace(path);
  },
};

/** Keeps what stands in the fields of the page for the member who typed it. */
function keepWords(): boolean {
  const { user } = getHost().session.getState();
  return user !== null && keepTyping(window.location.pathname + window.location.search, user.id);
}

/** The session ended elsewhere, and somebody just pressed Save: nothing that they typed is lost. */
export function endSession(): void {
  keepWords();
  requireSignIn();
  getHost().session.setState({ status: 'visitor', user: null });
}

/** The member for whom this page was drawn is not the one who is signed in `now`. */
export function leavePage(now: Session): void {
  if (newDocument.isOpening) return;
  // A new document would lose what is about their health: they find it after signing in again, as after pressing Save.
  if (now.user === null && isTypingInMemoryOnly()) return endSession();
  const isMembers = getHost().session.getState().status === 'member';
  window.dispatchEvent(new Event(SESSION_ENDED));
  const hasWords = keepWords();
  forgetTab(KEPT_BY_MEMBER);
  if (isMembers) memberChanged.write(hasWords ? 'typed' : 'nothing');
  newDocument.open(window.location.pathname === '/login' ? '/' : null);
}
