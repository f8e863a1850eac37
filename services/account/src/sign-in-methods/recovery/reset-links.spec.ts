import { maskEmail } from './reset-links';

describe('a masked e-mail address', () => {
  it.each([
    ['maya.lopez@example.org', 'm•••@example.org'],
    ['a@b.co', 'a•••@b.co'],
    ['"odd@name"@example.org', '"•••@example.org'],
  ])('of %s shows its first letter and where it is: %s', (email, masked) => expect(maskEmail(email)).toBe(masked));
});
