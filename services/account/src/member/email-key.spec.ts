import { emailKey } from './email-key';

describe('emailKey', () => {
  it('does not tell case apart', () => {
    expect(emailKey('Maya@Example.ORG')).toBe('maya@example.org');
  });

  it('keeps plus addresses apart', () => {
    expect(emailKey('maya+trips@example.org')).not.toBe(emailKey('maya@example.org'));
  });
});
