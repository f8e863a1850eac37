import type { FeatureFact } from '@waymark/contracts-reviews';
import { knownWords } from './known-words';

const fact = (claim: FeatureFact['claim'], agrees = 0, disagrees = 0): FeatureFact => ({
  claim,
  agrees,
  disagrees,
  people: agrees + disagrees,
  newestAnswerAt: null,
});
const words = (...all: FeatureFact[]) => {
  const names = ['LiftAccess', 'HearingLoop', 'QuietSpaces', 'SignLanguage'] as const;
  return knownWords({
    id: 1,
    category: 'hotel',
    statedBy: null,
    features: Object.fromEntries(all.map((one, index) => [names[index], one])),
  });
};

describe('how much is known of a place', () => {
  it('is said in the words of its page', () =>
    expect(words(fact(1, 7, 3), fact(1, 1, 1), fact(2), fact(0, 1, 0))).toBe(
      'Features: 2 confirmed available, 1 where people disagree, 1 stated, not yet verified',
    ));
  it('says in which direction people confirm: who agrees that there is none does not say yes', () =>
    expect(words(fact(2, 4, 0), fact(2, 0, 3), fact(1, 0, 2))).toBe(
      'Features: 1 confirmed available, 2 confirmed not available',
    ));
  it('leaves out what does not apply and what is only noted', () =>
    expect(words(fact(3), fact(0))).toBe('Nobody has told us about its features yet'));
});
