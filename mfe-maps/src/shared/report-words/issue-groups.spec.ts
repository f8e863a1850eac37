import { ISSUE_TYPES } from '@waymark/contracts-maps';
import { ISSUE_GROUPS } from '../../messages/en/report';

describe('kinds of problem', () => {
  it('stand in six groups, each kind once', () => {
    expect(ISSUE_GROUPS).toHaveLength(6);
    expect(ISSUE_GROUPS.flatMap(({ types }) => types).toSorted()).toEqual(ISSUE_TYPES.toSorted());
  });
});
