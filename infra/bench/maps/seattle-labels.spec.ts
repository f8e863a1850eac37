import { ISSUE_TYPES, SEVERITIES } from '@waymark/contracts-maps';
import { seattleLabels } from './seattle-labels';

describe('the load of bench:maps', () => {
  const labels = seattleLabels();

  it('is all of Seattle, in words of our reports', () => {
    expect(labels).toHaveLength(79_722);
    expect(
      labels.filter(({ issue, severity }) => !ISSUE_TYPES.includes(issue) || !SEVERITIES.includes(severity)),
    ).toEqual([]);
    expect(labels.filter(({ issue }) => issue === 'blocked')).toHaveLength(5_418);
  });

  it('lies about the middle of a city, where streets are', () => {
    expect(labels.filter(({ north, east }) => !(Math.abs(north) < 0.2 && Math.abs(east) < 0.2))).toEqual([]);
    const spots = new Set(labels.map(({ north, east }) => `${Math.round(north * 200)} ${Math.round(east * 200)}`));
    // Of 80 x 80 squares of half a kilometre: water and parks have none.
    expect(spots.size).toBeLessThan(1_600);
  });
});
