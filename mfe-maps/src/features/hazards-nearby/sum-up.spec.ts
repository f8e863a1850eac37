import { distanceWords } from '@waymark/contracts-core';
import type { FootpathReport } from '@waymark/contracts-maps';
import { sampleReport } from '../../test-support/samples';
import { nearProblems } from './near-problems';
import { sumUp } from './hazards-nearby.slot';

const HERE = { latitude: 53.8, longitude: -1.55 };
/** 120 m to the north-east. */
const THERE = {
  latitude: 53.8 + 84.85 / 111_195,
  longitude: -1.55 + 84.85 / 111_195 / Math.cos((53.8 * Math.PI) / 180),
};

const report = (parts: Partial<FootpathReport> = {}) =>
  sampleReport({ ...THERE, verificationCount: 4, lastVerifiedAt: '2026-11-03T09:00:00.000Z', ...parts });
const words = (reports: readonly FootpathReport[], { total = reports.length, isRough = false } = {}) =>
  sumUp({ problems: nearProblems(HERE, reports), total, isRough }, distanceWords);

describe('the last 400 metres in one sentence (M14.7a)', () => {
  it('say how many problems, and the worst of them with the way to it and its evidence', () => {
    expect(words([report({ id: 1, severity: 'minor' }), report()])).toBe(
      '2 open problems within 400 m; the worst is a blocked path 120 m to the north-east, confirmed by 4 people, last on Nov 3, 2026.',
    );
    expect(words([report({ verificationCount: 1 })])).toBe(
      '1 open problem within 400 m: a blocked path 120 m to the north-east, confirmed by 1 person, last on Nov 3, 2026.',
    );
  });

  it('mark unconfirmed reports, and reports not seen for a year', () => {
    const alone = { verificationCount: 0, lastVerifiedAt: null };
    expect(words([report({ ...alone, issueType: 'no_dropped_kerb' })])).toBe(
      '1 open problem within 400 m: a missing dropped kerb 120 m to the north-east, reported on Oct 20, 2026, not confirmed yet.',
    );
    expect(words([report({ isStale: true })])).toContain('(some time ago, so it may be gone).');
  });

  it('are rough where the place is, and know when they do not know all', () => {
    expect(words([report()], { isRough: true })).toContain(
      '1 open problem within about 400 m: a blocked path about 120 m to the north-east',
    );
    expect(words([report(), report({ id: 2 })], { total: 130 })).toContain(
      '130 open problems within 400 m; the worst of the 2 nearest is a blocked path',
    );
    // More are not counted.
    expect(words([report(), report({ id: 2 })], { total: 1000 })).toContain(
      '1,000 or more open problems within 400 m;',
    );
  });

  it('never call a way free that nobody has reported anything of', () => {
    expect(words([])).toBe('Nothing reported within 400 m. There may be problems that nobody has reported.');
    expect(words([])).not.toMatch(/\b(clear|free|safe)\b/);
  });

  it('know a kind of problem that is newer than the page', () =>
    expect(words([report({ issueType: 'sinkhole' as 'other' })])).toContain('400 m: a problem 120 m'));
});
