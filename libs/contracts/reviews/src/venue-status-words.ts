import type { VenueStatus } from './venue-status';

/** The label at the top of a place that is closed, moved or a duplicate. */
export const VENUE_STATUS_WORDS: Readonly<Record<VenueStatus['status'], string>> = {
  closed: 'Closed',
  moved: 'Moved',
  double: 'Listed twice',
};
