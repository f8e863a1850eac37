import { decodeCursor, encodeCursor } from './review-cursor';

describe('review cursor', () => {
  it('comes back as it was', () => {
    expect(decodeCursor(encodeCursor(['highest', 4.5, 7]))).toEqual(['highest', 4.5, 7]);
    expect(decodeCursor(encodeCursor(['newest', '2026-01-05T10:00:00.000Z', 7]))).toEqual(['newest', '2026-01-05T10:00:00.000Z', 7]);
  });

  it.each(['', '%%%', 'e30', Buffer.from('["newest","x",1]').toString('base64url')])('refuses %j', (text) =>
    expect(decodeCursor(text)).toBeNull());
});
