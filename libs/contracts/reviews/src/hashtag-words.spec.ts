import { hashtagWords } from './hashtag-words';

describe('the words of hashtags', () => {
  it.each([
    ['#WheelchairAccess', 'wheelchair access'],
    ['#BSLInterpreter', 'bsl interpreter'],
    ['#Level2Changing', 'level2 changing'],
    ['#StepFree cafe Leeds', 'step free cafe Leeds'],
    ['# alone', '# alone'],
  ])('of %s are %s', (text, words) => expect(hashtagWords(text)).toBe(words));
});
