const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** `Jan 5, 2024`, on the person's own calendar. */
export function dayOf(iso: string): string {
  return date.format(new Date(iso));
}
