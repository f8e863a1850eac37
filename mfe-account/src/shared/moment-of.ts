const moment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' });

/** `Jan 5, 2024, 3:04 PM`, on the person's own clock. */
export function momentOf(iso: string): string {
  return moment.format(new Date(iso));
}
