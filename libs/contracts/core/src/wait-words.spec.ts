import { waitWords, withWait } from './number-words';

it.each([
  [1, 'a moment'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [5_401, '2 hours'],
  [86_400, '24 hours'],
])('a wait of %d seconds is %s', (seconds, words) => expect(waitWords(seconds)).toBe(words));

it('the words of a refusal say the true time', () => {
  expect(withWait('Too many attempts. Please wait a few minutes and try again.', 1_500)).toBe(
    'Too many attempts. Please wait 25 minutes and try again.',
  );
  expect(withWait('Too many attempts. Please wait a moment.', 90)).toBe('Too many attempts. Please wait 2 minutes.');
  expect(withWait('Please come back tomorrow.', 90)).toBe('Please come back tomorrow.');
});
