/**
 * Server-sent events from the gateway to a member's open tabs. They only say that something is new; the tab gets the
 * content from the API.
 */
export const LIVE_PATH = '/api/notifications/stream';

/**
 * Query parameter of the stream, because it cannot send HEADERS.pageMember: the ID of the member for whom the page was
 * rendered.
 */
export const LIVE_MEMBER = 'member';

/**
 * - `sync`: no event is missed from now on; get earlier ones from the API. First message of each stream, unless
 * the gateway is disconnected from the broker.
 * - `notification`: there is a new one. Its ID is the message ID; data: `{"notificationId":7}`.
 * - `away`: the gateway receives no events at the moment. Poll until the next `sync`.
 * - `end`: do not reconnect automatically; data has the reason.
 */
export const LIVE_EVENTS = ['sync', 'notification', 'away', 'end'] as const;
export type LiveEvent = (typeof LIVE_EVENTS)[number];

/** `too-many`: the member has since opened more tabs than the gateway serves. */
export type LiveEnd = 'signed-out' | 'too-many';
