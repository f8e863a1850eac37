import { chosenChapters } from './chosen-chapters';

const CHAPTERS = [{ name: 'change' }, { name: 'roll' }, { name: 'migration' }];
const chosen = (...args: string[]) => chosenChapters(args, CHAPTERS).map(({ name }) => name);

describe('the chapters of the proof', () => {
  it('are all of them unless some are named, in their own order', () => {
    expect(chosen()).toEqual(['change', 'roll', 'migration']);
    expect(chosen('--only', 'migration,change')).toEqual(['change', 'migration']);
  });

  it('are refused by a name that there is not: a proof of nothing would look like one', () => {
    expect(() => chosen('--only', 'migration,rolls')).toThrow(
      'There is no chapter "rolls": there are change, roll, migration.',
    );
    expect(() => chosen('--ony', 'roll')).toThrow("Unknown option '--ony'");
  });
});
