import { FEATURES } from '@waymark/contracts-reviews';
import { factSections } from './fact-groups';

describe('the list of facts', () => {
  it('has a place for every feature, once', () => {
    const listed = factSections({ category: 'transport' }, () => true).flatMap(({ groups }) =>
      groups.flatMap(({ features }) => features),
    );
    expect([...listed].sort()).toEqual([...FEATURES].sort());
  });
});
