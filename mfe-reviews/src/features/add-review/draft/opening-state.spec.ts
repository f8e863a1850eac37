import type { SelectedVenue } from '../../../shared/venue-search/selected-venue';
import { openingState } from './opening-state';

const leeds: SelectedVenue = {
  id: 7,
  name: 'Leeds',
  address: null,
  city: null,
  country: 'UK',
  category: 'transport',
  latitude: null,
  longitude: null,
  placeId: null,
};

describe('openingState', () => {
  it('goes on with a draft', () => {
    const draft = { values: { venueName: 'Leeds', comment: 'Lifts' }, venue: leeds };
    expect(openingState(draft, null)).toEqual({ draft, restored: true, other: null });
    expect(openingState(draft, leeds)).toEqual({ draft, restored: true, other: null });
    expect(openingState({ values: { venueName: '', comment: 'Lifts' }, venue: null }, leeds).draft.values.comment).toBe(
      'Lifts',
    );
  });

  it('never puts what was written about one venue on another, nor throws it away', () => {
    const draft = { values: { venueName: 'York', comment: 'Lifts' }, venue: null };
    expect(openingState(draft, leeds)).toEqual({ draft: { values: {}, venue: leeds }, restored: false, other: draft });
  });

  it('starts empty, also if the person typed nothing in the draft', () => {
    const empty = { draft: { values: {}, venue: null }, restored: false, other: null };
    expect(openingState(null, null)).toEqual(empty);
    expect(
      openingState(
        { values: { reviewerName: 'Ana', venueCountry: 'UK', comment: '  ', photos: [] }, venue: null },
        null,
      ),
    ).toEqual(empty);
    expect(openingState({ values: { venueName: 'Leeds' }, venue: leeds }, null)).toEqual(empty);
  });
});
