import { feedbackText } from './feedback-text';

describe('what a person said', () => {
  it.each([
    ['Hello\n  World', 'hello world'],
    ['It broke\n    at f (https://site/main.js:1:2)\nTypeError: x is undefined', 'it broke'],
    ['It broke\nf@https://site/main.js:10:3\nagain', 'it broke again'],
    ['Meet me at the door\nat 5', 'meet me at the door'],
    ['', ''],
  ])('%j is read as %j', (text, read) => expect(feedbackText(text)).toBe(read));

  it('ends somewhere', () => expect(feedbackText('a'.repeat(5_000))).toHaveLength(400));
});
