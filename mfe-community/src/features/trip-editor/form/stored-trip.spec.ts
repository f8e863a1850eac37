import { wholeTrip } from '../../../test-support/trips';
import { fromDraftForm, fromTrip, toDraftForm } from './stored-trip';
import { EMPTY_TRIP, emptyDay, type TripValues } from './trip-values';

const PHOTO = '7c2d3a52-5a50-4f1e-9e52-0a1b2c3d4e5f';
const uploaded = {
  id: PHOTO,
  url: `/api/trip-blogs/photos/${PHOTO}/full`,
  thumbUrl: `/api/trip-blogs/photos/${PHOTO}/thumb`,
  width: 400,
  height: 300,
};
const photo = { key: 'k', addedAt: 0, uploaded, description: 'The ramp' };
const TRIP: TripValues = {
  ...EMPTY_TRIP,
  title: 'Two days in York',
  tags: ['wheelchair'],
  photos: [photo],
  isPublic: '0',
  days: [
    {
      ...emptyDay('a'),
      id: 40,
      title: 'Arrival',
      photos: [photo, { ...photo, uploaded: null }],
      attachments: [{ kind: 'venue', id: 7, name: 'York station' }],
    },
  ],
};

/** Keys are new each time, because they identify items in one browser only. */
const withoutKeys = (trip: TripValues) =>
  JSON.parse(JSON.stringify(trip, (name, value) => (name === 'key' ? '' : value)));

describe('a stored trip (C2.7)', () => {
  it('is restored unchanged, without unfinished uploads', () => {
    const back = fromDraftForm(toDraftForm(TRIP));
    expect(withoutKeys(back)).toEqual(
      withoutKeys({ ...TRIP, days: TRIP.days.map((day) => ({ ...day, photos: [photo] })) }),
    );
  });

  it('has its cover as the one address that is sent', () => {
    expect(toDraftForm(TRIP)).toMatchObject({ coverImageUrl: uploaded.url, coverDescription: 'The ramp', isPublic: 0 });
    const other = { ...TRIP, coverWay: 'address' as const, coverImageUrl: ' https://example.org/a.jpg ' };
    expect(toDraftForm(other)).toMatchObject({ coverImageUrl: 'https://example.org/a.jpg', coverDescription: '' });
    expect(fromDraftForm(toDraftForm(other))).toMatchObject({
      coverWay: 'address',
      coverImageUrl: 'https://example.org/a.jpg',
      photos: [],
    });
  });

  it('is whole again where little was kept of it', () => {
    expect(fromDraftForm({})).toEqual(EMPTY_TRIP);
    expect(fromDraftForm({ days: [{}] }).days).toEqual([{ ...emptyDay(''), key: expect.any(String) }]);
  });

  it('holds a published trip, whose days stay those days', () => {
    const trip = fromTrip(wholeTrip({ endDate: null }));
    expect(trip).toMatchObject({ title: 'Two days in York', endDate: '', isPublic: '1', story: 'We took our time.' });
    expect(trip.days[0]).toMatchObject({ id: 40, title: 'Arrival', accessibilityNotes: '' });
    expect(Object.keys(trip).sort()).toEqual(Object.keys(EMPTY_TRIP).sort());
  });
});
