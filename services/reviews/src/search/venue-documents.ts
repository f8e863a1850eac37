import type { VenueRepository } from '../venue/venue.repository';
import { toSearchable, type SearchableVenue } from './searchable-venue';

const PAGE = 2_500;

/** Every venue as a document of the index, read page by page. */
export async function* venueDocuments(venues: VenueRepository): AsyncIterable<SearchableVenue> {
  for (let last = 0; ;) {
    const page = await venues.after(last, PAGE);
    for (const venue of page) yield toSearchable(venue);
    if (page.length < PAGE) return;
    last = page.at(-1)?.id ?? last;
  }
}
