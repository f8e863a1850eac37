import { NEEDS, NO_NEEDS } from '@waymark/contracts-account';
import { SecretBox } from '../../support/secret-box';
import { NeedsBox } from './needs-box';

const box = new NeedsBox(
  new SecretBox({ SECRETS_KEY: 'a key of at least thirty-two characters', SECRETS_KEYS_BEFORE: [] }),
);

describe('sealed needs', () => {
  it.each(NEEDS)('give back %s alone', (need) =>
    expect(box.open(5, box.seal(5, { ...NO_NEEDS, needs: [need] })).needs).toEqual([need]),
  );

  it('give back notes and the way to talk', () => {
    const record = {
      needs: [...NEEDS],
      additionalNeeds: 'Zwei Zeilen\nmit „Ä“ 🦽',
      preferredCommunicationMethod: 'written',
    } as const;
    expect(box.open(5, box.seal(5, record))).toEqual(record);
  });

  it('open for no other member', () => expect(() => box.open(6, box.seal(5, NO_NEEDS))).toThrow(/could not be opened/));

  it('do not tell by their length how much was said', () => {
    const lengths = [
      NO_NEEDS,
      { ...NO_NEEDS, needs: [...NEEDS] },
      { ...NO_NEEDS, additionalNeeds: 'I have epilepsy.' },
    ].map((record) => box.seal(5, record).length);
    expect(new Set(lengths).size).toBe(1);
  });
});
