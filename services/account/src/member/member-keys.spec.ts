import { emailKey, usernameKey } from './member-keys';

describe('usernameKey', () => {
  it('does not tell case apart', () => {
    expect(usernameKey('Maya.Lopez')).toBe(usernameKey('maya.lopez'));
  });

  it('folds full-width and ligature forms', () => {
    expect(usernameKey('ｍａｙａ')).toBe('maya');
    expect(usernameKey('ﬁona')).toBe('fiona');
  });

  it('folds Cyrillic and Greek letters that look Latin', () => {
    expect(usernameKey('раураl')).toBe('paypal');
    expect(usernameKey('αdmin')).toBe('admin');
    expect(usernameKey('ԝауmаrk')).toBe('waymark');
  });

  it('folds Armenian letters and Latin small capitals', () => {
    expect(usernameKey('rօbin')).toBe('robin');
    expect(usernameKey('ᴡalker')).toBe('walker');
  });

  it('keeps names that differ apart', () => {
    expect(usernameKey('maya_1')).not.toBe(usernameKey('maya_2'));
    expect(usernameKey('müller')).not.toBe(usernameKey('muller'));
  });
});

describe('emailKey', () => {
  it('does not tell case apart', () => {
    expect(emailKey('Maya@Example.ORG')).toBe('maya@example.org');
  });

  it('keeps plus addresses apart', () => {
    expect(emailKey('maya+trips@example.org')).not.toBe(emailKey('maya@example.org'));
  });
});
