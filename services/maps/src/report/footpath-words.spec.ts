import { ISSUE_TYPE_LABELS, ISSUE_TYPES, reportProblemSchema } from '@waymark/contracts-maps';
import { reportForm } from '../../test/report-scenario';

const HEAT_MAP =
  'uneven_surface, cracks, overgrown, blocked, poor_lighting, no_dropped_kerb, steep_gradient, other'.split(', ');
const MAPPING = 'uneven_surface, poor_condition, obstruction, lack_of_maintenance, dangerous_condition'.split(', ');
const LABEL_MAP = 'blocked_path, missing_ramp, broken_surface, narrow_path, missing_handrail, poor_signage'.split(', ');

describe('issue types', () => {
  it('are those of both pages and of the label map (M3.5)', () => {
    expect([...ISSUE_TYPES].sort()).toEqual([...new Set([...HEAT_MAP, ...MAPPING, ...LABEL_MAP])].sort());
  });

  it('have one label each', () => {
    expect(new Set(Object.values(ISSUE_TYPE_LABELS)).size).toBe(ISSUE_TYPES.length);
  });
});

describe('a report in the words of the heat map', () => {
  it.each([
    [1, 'minor'],
    [2, 'moderate'],
    ['3', 'severe'],
    ['major', 'major'],
    [undefined, 'moderate'],
  ])('has severity %j of either scale as %s', (severity, stored) =>
    expect(reportProblemSchema.parse(reportForm({ severity })).severity).toBe(stored),
  );

  it('has its location as its address', () =>
    expect(reportProblemSchema.parse(reportForm({ location: 'By the station' })).address).toBe('By the station'));
});
