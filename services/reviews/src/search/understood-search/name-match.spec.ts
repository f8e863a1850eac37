import type { Candidate } from '../search-port';
import { isHouseOf, nameMatch } from './name-match';

const house = (name: string, category = 'shop') => ({ names: [name], category }) as unknown as Candidate;

describe('a firm that is called by its name alone', () => {
  it('is a shop of several houses, whatever else of the firm their signs say', () =>
    expect(isHouseOf('selfridges', [house('selfridges and co food only'), house('selfridges ltd')])).toBe(true));
  it('is no part of a town in which shops are called by it', () => {
    expect(isHouseOf('headingley', [house('headingley news'), house('headingley bakery')])).toBe(false);
    expect(isHouseOf('headingley', [house('headingley', 'transport'), house('headingley', 'transport')])).toBe(false);
  });
});

describe('a name in the plural', () => {
  it('is the same name', () => {
    expect(nameMatch('wagamamas', house('wagamama'), 'names')).toBe('whole');
    expect(nameMatch('tea rooms', house('the tea room'), 'names')).toBe('whole');
  });
  it('is another where a chain is called so', () =>
    expect(nameMatch('currys', house('the curry house'), 'names')).not.toBe('whole'));
});
