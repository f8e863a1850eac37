import { encodeCursor } from '@waymark/service-kit';
import { readReviewCursor } from './review-cursor';

const REFUSED = expect.objectContaining({ code: 'request.invalid-query' });
const NOON = '2026-01-05T10:00:00.000Z';

describe('a review cursor', () => {
  it('is decoded unchanged, for the sort that it belongs to', () => {
    expect(readReviewCursor(encodeCursor(['highest', 4.5, 7]), 'highest')).toEqual(['highest', 4.5, 7]);
    expect(readReviewCursor(encodeCursor(['newest', NOON, 7]), 'newest')).toEqual(['newest', NOON, 7]);
    expect(() => readReviewCursor(encodeCursor(['newest', NOON, 7]), 'oldest')).toThrow(REFUSED);
  });

  it('is not there on the first page', () => expect(readReviewCursor(undefined, 'newest')).toBeNull());

  it.each(['', '%%%', 'e30'])('is not %j', (text) => expect(() => readReviewCursor(text, 'newest')).toThrow(REFUSED));

  it.each([
    ['an id that no column holds', [NOON, 2_147_483_648]],
    ['an id below one', [NOON, -1]],
    ['a number without end', [NOON, Number.MAX_VALUE]],
    ['the year 0', ['0000-01-05T10:00:00.000Z', 7]],
    ['no time', ['x', 1]],
  ])('has not %s', (_what, parts) =>
    expect(() => readReviewCursor(encodeCursor(['newest', ...parts]), 'newest')).toThrow(REFUSED),
  );
});
