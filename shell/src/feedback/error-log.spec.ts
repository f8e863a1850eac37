import { isTellingWarning, keepError } from './error-log';

const keepAll = (...messages: string[]) => messages.reduce<readonly string[]>(keepError, []);

describe('the errors that go with feedback (S9.18)', () => {
  it('are the last five (S9.14)', () =>
    expect(keepAll('1', '2', '3', '4', '5', '6')).toEqual(['2', '3', '4', '5', '6']));

  it('are distinct (S9.15)', () => expect(keepAll('a', 'b', 'a')).toEqual(['a', 'b']));

  it('are cut to 50 characters before they are compared (S9.16)', () => {
    const long = 'x'.repeat(50);
    expect(keepAll(`${long}1`, `${long}2`)).toEqual([long]);
  });

  it('are never empty', () => expect(keepAll('', '  ')).toEqual([]));
});

describe('a warning', () => {
  it.each([
    ['1234567890', false],
    ['12345678901', true],
    ['This API is Deprecated, use the other one', false],
    ['A picture did not load', true],
  ])('%s counts: %s', (message, counts) => expect(isTellingWarning(message)).toBe(counts));
});
