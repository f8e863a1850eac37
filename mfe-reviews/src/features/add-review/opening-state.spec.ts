import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import { openingState } from './opening-state';

const leeds: SelectedVenue = {
  id: 7, name: 'Leeds', address: null, city: null, country: 'UK', category: 'transport', latitude: null, longitude: null, placeId: null,
};

describe('openingState', () => {
  it('goes on with a draft', () => {
    const draft = { values: { venueName: 'Leeds', comment: 'Lifts' }, venue: leeds };
    expect(openingState(draft, null)).toEqual(draft);
    expect(openingState(draft, leeds)).toEqual(draft);
    expect(openingState({ values: { venueName: '', comment: 'Lifts' }, venue: null }, leeds).values.comment).toBe('Lifts');
  });

  it('never puts what was written about one venue on another', () => {
    const draft = { values: { venueName: 'York', comment: 'Lifts' }, venue: null };
    expect(openingState(draft, leeds)).toEqual({ values: {}, venue: leeds });
  });

  it('starts empty', () => {
    expect(openingState(null, null)).toEqual({ values: {}, venue: null });
  });
});
