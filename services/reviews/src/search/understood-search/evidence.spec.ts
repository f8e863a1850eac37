import { best, book } from '../../../test/question-book';
import { parseQuestion } from '../query/parse';
import type { Candidate } from '../search-port';
import { evidence, mostFor } from './evidence';

const hit = (names: string[], importance: number) =>
  ({ names, importance, kind: null, city: '', area: '', country: '', code: null }) as unknown as Candidate;

describe('what an answer says for a reading', () => {
  const exact = evidence(best('jade garden'), null, 'jade garden', [hit(['jade garden'], 0)]);

  it('is most where a place is called just so, and more where that is well known', () => {
    expect(exact).toBeGreaterThan(evidence(best('jade garden'), null, 'jade garden', [hit(['jade garden grill'], 0)]));
    expect(evidence(best('jade garden'), null, 'jade garden', [hit(['jade garden'], 1)])).toBeGreaterThan(exact);
  });

  it('speaks against a name that nothing bears', () =>
    expect(evidence(best('jade garden'), null, 'jade garden', [])).toBeLessThan(0));

  // A reading that falls short even with the most is not asked.
  it.each([
    'jade garden',
    'lowry',
    'primark leeds',
    'leeds station',
    'pub near jade garden',
    'pizza leeds',
    'cafe york',
  ])('is never more than the most that is reckoned with: %s', (question) => {
    for (const parse of parseQuestion(question, book).parses) {
      const name = parse.itself?.name ?? parse.name;
      expect(evidence(parse, null, name, [hit([name], 1)])).toBeLessThanOrEqual(mostFor(parse));
    }
  });
});
