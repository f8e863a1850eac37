import type { Feature } from './features';
import type { VenueFacts } from './venue-facts';

export type MatchVerdict = 'meets' | 'partly' | 'does-not-meet' | 'unknown' | 'does-not-apply';

/** The result that a slot returns for one venue. It stays in the browser and is never sent to a server. */
export interface VenueMatch {
  venueId: number;
  /** Most important first: not met, partly met, unknown, met, does not apply. */
  needs: readonly {
    label: string;
    verdict: MatchVerdict;
    /** Met only by a claim; false once people confirm it. */
    onlyStated?: boolean;
  }[];
  /** "Meets 4 of 6 of your needs, 1 not met, 1 unknown". */
  summary: string;
}

export interface VenueMatchProps {
  venue: VenueFacts;
  /** Newest reviews of the venue, to search for needs that no feature covers. */
  reviews?: readonly { id: number; text: string }[];
  /** Where the venue's features are shown: '' on its own page, otherwise the path of that page. */
  page: string;
  /** Shows only a one-line result; absent from an older page. */
  isBrief?: boolean;
  /** Called with the features that the reader's needs depend on. They stay in the page, like the needs. */
  onFeatures?: ((features: readonly Feature[]) => void) | undefined;
}

export interface SearchMatchProps {
  /** Empty while they load. */
  venues: readonly VenueFacts[];
  /** Called with the matches of these venues; null when no needs are saved. */
  onMatch: (matches: readonly VenueMatch[] | null) => void;
}

/** A venue's position, as precisely as it is known. */
export interface VenueHazardsNearbyProps {
  name: string;
  latitude: number;
  longitude: number;
  /** The position is the centre of a postcode or street: the door may be a few hundred metres away. */
  isRough: boolean;
}

/** The slots of reviews' pages and the props of their components. */
export interface ReviewsSlots {
  /** Near the top of a venue's page, and in an opened search result. */
  'venue-match': VenueMatchProps;
  /** Above the list of search results. */
  'search-match': SearchMatchProps;
  /** Under the directions to a venue, below the heading "Getting there", so its own headings are third level. */
  'venue-last-metres': VenueHazardsNearbyProps;
}
