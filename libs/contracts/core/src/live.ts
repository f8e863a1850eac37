/** Server-sent events for a member's open tabs, answered by the gateway. They say that something is new; what, the API says. */
export const LIVE_PATH = '/api/notifications/stream';

/** In the stream's query, where HEADERS.pageMember cannot be sent: the id of the member for whom the page was drawn. */
export const LIVE_MEMBER = 'member';

/**
 * - `sync`: from here on nothing is missed; what was there before, ask the API. The first message of each stream but where
 *   the gateway hears nothing itself.
 * - `notification`: there is a new one. Its id is the message's id and the data: `{"notificationId":7}`.
 * - `away`: the gateway hears nothing right now. Ask from time to time, until the next `sync`.
 * - `end`: do not come back by itself; the data says why.
 */
export const LIVE_EVENTS = ['sync', 'notification', 'away', 'end'] as const;
export type LiveEvent = (typeof LIVE_EVENTS)[number];

/** `too-many`: the member has opened more tabs since than are told. */
export type LiveEnd = 'signed-out' | 'too-many';
