import { tagWordsQuery } from './tag-words-query';

it('asks for any phrase, with all of its words, the last one unfinished', () => {
  expect(tagWordsQuery(['step free', 'ramp'])).toBe('(step & free:*) | (ramp:*)');
});
