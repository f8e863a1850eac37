import { sampleReport } from '../../test-support/samples';
import { nearProblems } from './near-problems';

const HERE = { latitude: 53.8, longitude: -1.55 };
const at = (id: number, severity: 'minor' | 'moderate' | 'major' | 'severe', north: number) =>
  sampleReport({ id, severity, latitude: HERE.latitude + north / 111_195, longitude: HERE.longitude });

describe('problems near a place', () => {
  it('come the worst first, of the equally bad the nearest', () => {
    const reports = [
      at(1, 'minor', 10),
      at(2, 'severe', 300),
      at(3, 'major', 100),
      at(4, 'severe', 200),
      at(5, 'moderate', 50),
    ];
    expect(nearProblems(HERE, reports).map(({ report }) => report.id)).toEqual([4, 2, 3, 5, 1]);
    expect(Math.round(nearProblems(HERE, reports)[0]?.way.metres ?? 0)).toBe(200);
  });
});
