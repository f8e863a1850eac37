import type { RegistrySnapshot } from '@waymark/contracts-core';
import { isPublished, wayBack } from './way-back';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOURS = 3_600_000;

/** Of one slice: what the rules look at, and nothing else. */
function published({
  withdrawn = [],
  age = 1,
  ...builds
}: {
  stable: string;
  canary?: string;
  previous?: string;
  withdrawn?: string[];
  age?: number;
}): RegistrySnapshot {
  const build = (version?: string) => (version ? { version } : undefined);
  const canary = build(builds.canary);
  const releasedAt = new Date(NOW - age * HOURS).toISOString();
  const maps = {
    releasedAt,
    stable: build(builds.stable),
    canary: canary && { build: canary, weight: 5 },
    previous: build(builds.previous),
  };
  const keys = Object.fromEntries(withdrawn.map((version) => [`maps.${version}`, { slice: 'maps', version }]));
  return { shell: null, remotes: { maps }, services: {}, withdrawn: keys } as unknown as RegistrySnapshot;
}

describe('wayBack', () => {
  it.each([
    ['a canary goes back to the stable build', 'v3', { stable: 'v2', canary: 'v3', previous: 'v1' }, 'v2'],
    ['the stable build goes back to the one before', 'v2', { stable: 'v2', previous: 'v1' }, 'v1'],
    ['the first build has nothing to go back to', 'v1', { stable: 'v1' }, null],
    [
      'a canary goes past a withdrawn stable build',
      'v3',
      { stable: 'v2', canary: 'v3', previous: 'v1', withdrawn: ['v2'] },
      'v1',
    ],
    ['what is withdrawn is not withdrawn again', 'v2', { stable: 'v2', previous: 'v1', withdrawn: ['v2'] }, null],
    ['the build before is served as a last resort only', 'v1', { stable: 'v2', previous: 'v1' }, null],
    ['one that everybody has had for a day stays', 'v2', { stable: 'v2', previous: 'v1', age: 24 }, null],
    ['a canary never stays', 'v3', { stable: 'v2', canary: 'v3', age: 24 }, 'v2'],
    ['nobody is served a build that is not published', 'v9', { stable: 'v2', previous: 'v1' }, null],
  ])('%s', (_rule, version, builds, back) => {
    expect(wayBack(published(builds), 'maps', version, NOW)).toBe(back);
  });

  it('takes no word that every object answers for a slice', () => {
    expect(wayBack(published({ stable: 'v2' }), 'constructor', 'v2', NOW)).toBeNull();
  });

  it('knows the shell and remotes, but no other slice', () => {
    const { remotes } = published({ stable: 'v2', previous: 'v1' });
    const snapshot = {
      shell: remotes['maps'],
      remotes: {},
      services: {},
      withdrawn: {},
    } as unknown as RegistrySnapshot;
    expect(wayBack(snapshot, 'shell', 'v2', NOW)).toBe('v1');
    expect(wayBack(snapshot, 'maps', 'v2', NOW)).toBeNull();
  });
});

describe('isPublished', () => {
  it('is true exactly for builds that a page may have been served with', () => {
    const snapshot = published({ stable: 'v2', canary: 'v3', previous: 'v1' });
    expect(['v1', 'v2', 'v3', 'v4'].map((version) => isPublished(snapshot, 'maps', version))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(isPublished(snapshot, 'nothing', 'v1')).toBe(false);
  });
});
