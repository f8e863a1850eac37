import type { Candidate } from '../search-port';
import { nameMatch } from './name-match';

const house = (name: string) => ({ names: [name], category: 'shop' }) as unknown as Candidate;

describe('a name in the plural', () => {
  it('is the same name', () => {
    expect(nameMatch('wagamamas', house('wagamama'), 'names')).toBe('whole');
    expect(nameMatch('tea rooms', house('the tea room'), 'names')).toBe('whole');
  });
  it('is another where a chain is called so', () =>
    expect(nameMatch('currys', house('the curry house'), 'names')).not.toBe('whole'));
});
