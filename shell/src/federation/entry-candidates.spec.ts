import { entryCandidates } from './entry-candidates';

const remote = { entry: '/r/reviews/2/e.js', previousEntry: '/r/reviews/1/e.js' };

describe('entryCandidates', () => {
  it('tries the build, the same under another address, then the build before', () => {
    expect(entryCandidates(remote, 0)).toEqual(['/r/reviews/2/e.js', '/r/reviews/2/e.js?try=0-again', '/r/reviews/1/e.js']);
  });

  it('never uses an address twice that may still hang', () => {
    const all = [0, 1, 2].flatMap((tryNumber) => entryCandidates({ entry: remote.entry }, tryNumber));
    expect(new Set(all).size).toBe(all.length);
  });
});
