import { entryCandidates } from './entry-candidates';

const build = { entry: '/r/reviews/2/e.js', integrity: 'sha384-two' };
const remote = { ...build, previousEntry: '/r/reviews/1/e.js', previousIntegrity: 'sha384-one' };

describe('entryCandidates', () => {
  it('tries the build, the same under another address, then the build before, each with its own hash', () => {
    expect(entryCandidates(remote, 0)).toEqual([
      build,
      { entry: '/r/reviews/2/e.js?try=0-again', integrity: 'sha384-two' },
      { entry: '/r/reviews/1/e.js', integrity: 'sha384-one' },
    ]);
  });

  it('never uses an address twice that may still hang', () => {
    const all = [0, 1, 2].flatMap((tryNumber) => entryCandidates(build, tryNumber)).map(({ entry }) => entry);
    expect(new Set(all).size).toBe(all.length);
  });
});
