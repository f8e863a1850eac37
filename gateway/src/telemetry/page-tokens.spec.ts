import { PageTokens } from './page-tokens';

const SECRET = 'a secret of the house, long enough for it';
let now = 1_800_000_000_000;
const tokens = new PageTokens(SECRET, () => now);

describe('the token of a page', () => {
  it('is read by every gateway of the site, with the share that it was made with', () => {
    const token = tokens.issue(0.1);
    expect(new PageTokens(SECRET, () => now).read(token)).toEqual({
      id: expect.any(String),
      issuedAt: now,
      sample: 0.1,
    });
    expect(tokens.read(tokens.issue(0.1))?.id).not.toBe(tokens.read(token)?.id);
    expect(token.length).toBeLessThan(100);
  });

  it('counts for an hour', () => {
    const token = tokens.issue(1);
    now += 3_600_000;
    expect(tokens.read(token)).not.toBeNull();
    now += 1;
    expect(tokens.read(token)).toBeNull();
  });

  it.each([
    ['of another site', () => new PageTokens('another secret, just as long as that one', () => now).issue(1)],
    ['with another share', () => tokens.issue(0.1).replace('~0.1~', '~0.001~')],
    ['with another id', () => `x${tokens.issue(1)}`],
    ['without a signature', () => tokens.issue(1).replace(/~[^~]+$/, '')],
    ['with an empty signature', () => tokens.issue(1).replace(/~[^~]+$/, '~')],
  ])('is rejected when it is one %s', (_, token) => {
    expect(tokens.read(token())).toBeNull();
  });
});
