import { SecretBox } from './secret-box';

const KEY = 'a key of at least thirty-two characters';
const NEWER = 'another key of at least thirty-two chars';
const maya = { memberId: 7, purpose: 'needs' };

const boxOf = (key: string, before: string[] = []) => new SecretBox({ SECRETS_KEY: key, SECRETS_KEYS_BEFORE: before });
const box = boxOf(KEY);

/** The sealed text with the byte at `index` of its body turned round. */
function spoilt(sealed: string, index: number): string {
  const [format, id, text = ''] = sealed.split('.');
  const body = Buffer.from(text, 'base64url');
  body[index] = (body[index] ?? 0) ^ 1;
  return [format, id, body.toString('base64url')].join('.');
}

describe('the secret box', () => {
  it('decrypts what it encrypted, whatever the characters', () => {
    for (const text of ['', 'step-free', 'Ωμέγα 🦽 \n"quoted"', 'x'.repeat(10_000)])
      expect(box.open(box.seal(text, maya), maya)).toBe(text);
  });

  it('reveals nothing of the text, and never gives the same result twice', () => {
    const [one, two] = [box.seal('step-free', maya), box.seal('step-free', maya)];
    expect(one).not.toBe(two);
    expect(one + Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('step-free');
  });

  it.each([
    ['another member', { ...maya, memberId: 8 }],
    ['another purpose', { ...maya, purpose: 'totp' }],
  ])('opens nothing for %s', (_, owner) =>
    expect(() => box.open(box.seal('step-free', maya), owner)).toThrow(/could not be opened/),
  );

  it('opens nothing that was changed in one bit, anywhere', () => {
    const sealed = box.seal('step-free', maya);
    const length = Buffer.from(sealed.split('.')[2] ?? '', 'base64url').length;
    for (let index = 0; index < length; index += 1)
      expect(() => box.open(spoilt(sealed, index), maya)).toThrow(/could not be opened/);
  });

  it.each(['', 's1', 's1..', 's1.00000000.AAAA', 'plain text', 's2.x.y'])('refuses %j', (text) =>
    expect(() => box.open(text, maya)).toThrow(/could not be opened/),
  );

  it('refuses text cut short, tag and all', () => {
    const sealed = box.seal('step-free', maya);
    for (const cut of [1, 8, 20, sealed.length - 12])
      expect(() => box.open(sealed.slice(0, -cut), maya)).toThrow(/could not be opened/);
  });

  it('decrypts with an earlier key, encrypts with the current one, and distinguishes them', () => {
    const old = box.seal('step-free', maya);
    const renewed = boxOf(NEWER, [KEY]);
    expect(renewed.open(old, maya)).toBe('step-free');
    expect([renewed.isCurrent(old), renewed.isCurrent(renewed.seal('step-free', maya))]).toEqual([false, true]);
    expect(() => box.open(renewed.seal('step-free', maya), maya)).toThrow(/could not be opened/);
  });

  it('opens nothing once its key is gone', () =>
    expect(() => boxOf(NEWER).open(box.seal('step-free', maya), maya)).toThrow(/could not be opened/));

  it('quotes neither text nor key when it fails', () => {
    expect(() => box.open(`${box.seal('step-free', maya)}x`, { ...maya, memberId: 9 })).toThrow(
      new Error('A sealed text could not be opened: it was changed, or its key is missing.'),
    );
  });
});
