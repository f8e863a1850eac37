import { queryOf } from '@waymark/mfe-kit';
import { countUnreadNotifications } from '../../endpoints';

/**
 * Queries the number of unread notifications. It runs in the background, so a 401 must not send anybody to the sign-in
 * page.
 */
export const unreadNotifications = { ...queryOf(countUnreadNotifications), meta: { showsSignIn: true } };

/** Returns the noun after the number: `unread notifications`. */
export const unreadNoun = (count: number): string => (count === 1 ? 'unread notification' : 'unread notifications');

/** Returns `3`, or `99+` for large numbers. */
export const unreadNumber = (count: number): string => (count > 99 ? '99+' : String(count));
