import type { VenueStatus } from './venue-status';

/** The word on top of a place that is no longer to be visited as it stands. */
export const VENUE_STATUS_WORDS: Readonly<Record<VenueStatus['status'], string>> = {
  closed: 'Closed',
  moved: 'Moved',
  double: 'Listed twice',
};
