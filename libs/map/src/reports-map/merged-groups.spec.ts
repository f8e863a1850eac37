import type { ReportGroup } from '@waymark/contracts-maps';
import { mergedGroups } from './merged-groups';

const group = (longitude: number, parts: Partial<ReportGroup> = {}): ReportGroup => ({
  latitude: 53,
  longitude,
  reports: 10,
  open: 4,
  worst: 'minor',
  heat: 2,
  ...parts,
});

const pixelOf = ({ longitude }: ReportGroup) => [longitude * 1_000, 0];

describe('groups on a map', () => {
  it('are merged where their boxes would overlap, with the sum of their counts', () => {
    const near = [
      group(-2),
      group(-2.001, { reports: 30, worst: 'severe' }),
      group(-2.002, { worst: null, open: 0, heat: 0 }),
    ];
    expect(mergedGroups(near, pixelOf)).toEqual([
      { latitude: 53, longitude: -2.001, reports: 50, open: 8, worst: 'severe', heat: 4 },
    ]);
  });

  it('stay apart where there is room', () => expect(mergedGroups([group(-2), group(-1)], pixelOf)).toHaveLength(2));
});
