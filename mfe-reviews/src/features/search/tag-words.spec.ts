import { tagWords } from './tag-words';

describe('tagWords', () => {
  it.each([
    ['#WheelchairAccess', 'wheelchair access'],
    ['#BSLInterpreter', 'bsl interpreter'],
    ['#Level2Changing', 'level2 changing'],
    ['leeds Station', 'leeds Station'],
  ])('reads %s as %s', (text, words) => expect(tagWords(text)).toBe(words));
});
