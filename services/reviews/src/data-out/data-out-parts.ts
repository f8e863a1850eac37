import { OpenVenue } from './venue-data/open-venue';
import { VenueDataController } from './venue-data/venue-data.controller';

/** What leaves the site for other programs and other sites' pages: of places and facts alone, never of members. */
export const DATA_OUT_CONTROLLERS = [VenueDataController];
export const DATA_OUT_PROVIDERS = [OpenVenue];
