import { getHost, requireSignIn } from '@waymark/mfe-kit';
import { keepTyping } from '../kept-typing/kept-typing';

/** The session ended elsewhere, and somebody just pressed Save: nothing that they typed is lost. */
export function endSession(): void {
  const { session } = getHost();
  const { user } = session.getState();
  if (user) keepTyping(window.location.pathname + window.location.search, user.id);
  requireSignIn();
  session.setState({ status: 'visitor', user: null });
}
