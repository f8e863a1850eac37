import type { Identity } from '@waymark/contracts-core';
import { requireFreedom } from './require-freedom';

const NOW = new Date('2026-05-01T10:00:00.000Z');
const LIMITED: Identity = {
  memberId: 7,
  role: 'member',
  displayName: 'Ana',
  limitedUntil: '2026-05-08T10:00:00.000Z',
  limitStatement: 12,
};
const post = (actor: Identity | null, posts?: true) => requireFreedom(actor, { ...(posts && { posts }) }, NOW);

describe('a member who may not post', () => {
  it('gets the end of the limit, how to appeal, and that the text is kept (F6.8)', () => {
    const refused = (() => {
      try {
        return post(LIMITED, true);
      } catch (error) {
        return error;
      }
    })();
    expect(refused).toMatchObject({
      code: 'member.limited',
      status: 403,
      options: {
        detail:
          'You cannot post until May 8, 2026, 11:00 AM UK time. What you wrote is still here. Why, and how to appeal: open /statements/12.',
        extensions: { limitedUntil: LIMITED.limitedUntil, statementId: '12' },
      },
    });
  });

  it('does everything else as before', () => {
    expect(() => post(LIMITED)).not.toThrow();
  });

  it('posts again from that moment on', () => {
    expect(() => post({ ...LIMITED, limitedUntil: NOW.toISOString() }, true)).not.toThrow();
  });

  it('is nobody else', () => {
    expect(() => post({ memberId: 8, role: 'member', displayName: 'Bo' }, true)).not.toThrow();
    expect(() => post(null, true)).not.toThrow();
  });
});
