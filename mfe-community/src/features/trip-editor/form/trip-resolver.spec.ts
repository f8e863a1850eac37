import type { FieldErrors } from 'react-hook-form';
import { tripResolver } from './trip-resolver';
import { EMPTY_TRIP, emptyDay, type TripValues } from './trip-values';

const GOOD: TripValues = {
  ...EMPTY_TRIP,
  title: 'Two days in York',
  description: 'A slow weekend with a power wheelchair.',
  destination: 'York',
  startDate: '2026-05-04',
};
const photo = { key: 'k', addedAt: 0, uploaded: null, description: '' };

async function judge(parts: Partial<TripValues>) {
  const options = { fields: {}, shouldUseNativeValidation: false } as const;
  return tripResolver({ ...GOOD, ...parts }, undefined, options as never);
}
const messages = async (parts: Partial<TripValues>): Promise<Record<string, string | undefined>> => {
  const errors = (await judge(parts)).errors as FieldErrors<TripValues>;
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message?: string }).message]),
  );
};

describe('the form of a trip (C2.1)', () => {
  it('is sent with its days numbered in their order', async () => {
    const { values } = await judge({
      days: [
        { ...emptyDay('a'), title: 'Arrival' },
        { ...emptyDay('b'), title: 'Home', id: 4 },
      ],
    });
    expect(values).toMatchObject({
      isPublic: true,
      days: [
        { dayNumber: 1, title: 'Arrival' },
        { dayNumber: 2, title: 'Home', id: 4 },
      ],
    });
  });

  it.each<[Partial<TripValues>, Record<string, string>]>([
    [{ title: 'York' }, { title: 'Title must be at least 5 characters' }],
    [{ description: 'Short.' }, { description: 'Description must be at least 20 characters' }],
    [{ destination: 'Y' }, { destination: 'Please enter a destination' }],
    [{ startDate: '' }, { startDate: 'Please select a start date' }],
    [{ endDate: '2026-05-01' }, { endDate: 'The trip cannot end before it starts.' }],
    [
      { coverWay: 'address', coverImageUrl: 'javascript:alert(1)' },
      { coverImageUrl: 'Please use a public https:// address, or upload a picture.' },
    ],
  ])('refuses %j with the words of the product', async (parts, expected) => {
    expect(await messages(parts)).toEqual(expected);
  });

  it('says which day lacks something, once', async () => {
    const { errors } = await judge({
      days: [
        { ...emptyDay('a'), title: 'Arrival' },
        { ...emptyDay('b'), photos: [photo] },
      ],
    });
    expect((errors as FieldErrors<TripValues>).days?.[1]).toEqual({
      type: 'rule',
      message: 'Day 2: Please give this day a title.',
    });
    expect((errors as FieldErrors<TripValues>).days?.[0]).toBeUndefined();
  });

  it('asks what its cover shows', async () => {
    const uploaded = { id: '7c2d3a52-5a50-4f1e-9e52-0a1b2c3d4e5f', thumbUrl: '', width: 4, height: 3 };
    const url = `/api/trip-blogs/photos/${uploaded.id}/full`;
    const { errors } = await judge({ photos: [{ ...photo, uploaded: { ...uploaded, url } }] });
    expect((errors as FieldErrors<TripValues>).photos?.[0]?.description?.message).toBe('Please describe photo 1.');
  });
});
