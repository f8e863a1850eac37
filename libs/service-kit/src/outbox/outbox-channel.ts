/** PostgreSQL NOTIFY channel that wakes the relay. */
export const OUTBOX_CHANNEL = 'outbox';
