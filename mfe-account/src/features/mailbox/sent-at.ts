const TIME = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** When a mail was sent, to the second: several arrive in one minute. */
export const sentAt = (iso: string): string => TIME.format(new Date(iso));
