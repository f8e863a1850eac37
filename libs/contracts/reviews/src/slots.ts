import type { Feature } from './features';
import type { VenueFacts } from './venue-facts';

export type MatchVerdict = 'meets' | 'partly' | 'does-not-meet' | 'unknown' | 'does-not-apply';

/** What a slot hands back about one venue. Made and read in the browser: it never goes to a server. */
export interface VenueMatch {
  venueId: number;
  /** Most important first: not met, met in part, unknown, met, does not apply. */
  needs: readonly {
    label: string;
    verdict: MatchVerdict;
    /** Met by what is stated alone; false once people confirm it. */
    onlyStated?: boolean;
  }[];
  /** "Meets 4 of 6 of your needs, 1 not met, 1 unknown". */
  summary: string;
}

export interface VenueMatchProps {
  venue: VenueFacts;
  /** Newest reviews of the venue, to look in for what no feature tells. */
  reviews?: readonly { id: number; text: string }[];
  /** Where the venue's features are: '' on its own page, else the address of that page. */
  page: string;
  /** The answer in a line alone; absent from an older page. */
  isBrief?: boolean;
  /** Told which features the reader's needs depend on; they stay in the page, as the needs do. */
  onFeatures?: ((features: readonly Feature[]) => void) | undefined;
}

export interface SearchMatchProps {
  /** Empty while they are on their way. */
  venues: readonly VenueFacts[];
  /** Matches of these venues; null when no needs are saved. */
  onMatch: (matches: readonly VenueMatch[] | null) => void;
}

/** Where a venue is, as exactly as anybody knows. */
export interface VenueLastMetresProps {
  name: string;
  latitude: number;
  longitude: number;
  /** The middle of a postcode or a street: the door may be a few hundred metres away. */
  isRough: boolean;
}

/** The slots of the reviews slice and the props that their components get. */
export interface ReviewsSlots {
  /** Near the top of a venue's page, and in a search result that was opened. */
  'venue-match': VenueMatchProps;
  /** Above the list of search results. */
  'search-match': SearchMatchProps;
  /** Under the way to a venue, below the heading "Getting there": its own headings are of the third level. */
  'venue-last-metres': VenueLastMetresProps;
}
