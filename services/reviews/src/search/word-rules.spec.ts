import { literalRules, similarRules } from './word-rules';

const query = (text: string, anyWord = false) => ({ text, anyWord, limit: 30 });
const sqlOf = (rules: ReturnType<typeof similarRules>) =>
  rules && { text: rules.where.sql, values: rules.where.values };

describe('the words of a search as SQL', () => {
  it.each([
    ['leeds st', 'venue.search_text LIKE ? AND venue.search_text LIKE ?', ['%leeds%', '%st%']],
    ['st', 'search_grams(venue.search_text) @> ARRAY[?]::text[]', [' st']],
    ['東京', 'search_grams(venue.search_text) @> ARRAY[?]::text[]', ['東京']],
    ['東 st', 'search_grams(venue.search_text) @> ARRAY[?,?]::text[]', ['東', ' st']],
    ['ホテル', 'venue.search_text LIKE ?', ['%ホテル%']],
    ['𠮷野', 'search_grams(venue.search_text) @> ARRAY[?]::text[]', ['𠮷野']],
  ])('%s is found by an index', (text, where, values) =>
    expect(sqlOf(literalRules(query(text)))).toEqual({ text: where, values }),
  );

  it('looks for what is misspelt only where trigrams tell something', () => {
    expect(similarRules(query('東京 st'))).toBeNull();
    expect(sqlOf(similarRules(query('st pancrass')))?.values).toEqual(['%st%', 'pancrass']);
  });

  it('looks for any word of a sentence by its five longest, and for their likes by three', () => {
    const sentence = query('a quiet museum with lift and step free entrance', true);
    const literal = literalRules(sentence);
    expect(literal.where.values).toEqual(['%entrance%', '%museum%', '%quiet%', '%with%', '%lift%']);
    expect(literal.matched?.values).toEqual(literal.where.values);
    expect(similarRules(sentence)?.where.values).toEqual(['entrance', 'museum', 'quiet']);
  });
});
