import { ADDITIONAL_NEEDS_MAX, NO_NEEDS } from '@waymark/contracts-account';
import { joinRecords } from './same-record';

describe('records of needs that are joined', () => {
  it('keep all notes of both, also where an account takes no more', () => {
    const [mine, theirs] = ['m', 't'].map((letter) => letter.repeat(ADDITIONAL_NEEDS_MAX - 10));
    const joined = joinRecords({ ...NO_NEEDS, additionalNeeds: mine! }, { ...NO_NEEDS, additionalNeeds: theirs! });
    expect(joined.additionalNeeds).toBe(`${mine}\n${theirs}`);
  });
});
