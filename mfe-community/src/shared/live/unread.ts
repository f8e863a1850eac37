import { queryOf } from '@waymark/mfe-kit';
import { countUnreadNotifications } from '../../endpoints';

/** How many notifications are unread. Nobody is sent to sign in for it: it is asked for by itself. */
export const unreadNotifications = { ...queryOf(countUnreadNotifications), meta: { showsSignIn: true } };

/** What stands after the number: `unread notifications`. */
export const unreadNoun = (count: number): string => (count === 1 ? 'unread notification' : 'unread notifications');

/** `3`, or `99+` where a number says no more than "many". */
export const unreadNumber = (count: number): string => (count > 99 ? '99+' : String(count));
