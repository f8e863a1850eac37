import { CLAIM, verificationLevel, verificationPercentage, type FeatureFact, type VenueFacts } from '@waymark/contracts-reviews';

const isConfirmed = ({ agrees, disagrees }: FeatureFact) => verificationLevel(verificationPercentage(agrees, disagrees)) === 'green';

/** How much is known of a place, in the words of its page: "3 features confirmed, 1 disputed, 2 stated". */
export function knownWords({ features }: VenueFacts): string {
  const known = Object.values(features).filter(({ claim }) => claim !== CLAIM.doesNotApply);
  const answered = known.filter(({ people }) => people > 0);
  const confirmed = answered.filter(isConfirmed).length;
  const stated = known.filter(({ claim, people }) => people === 0 && claim !== CLAIM.unknown).length;
  const parts: [number, string][] = [
    [confirmed, 'confirmed'],
    [answered.length - confirmed, 'disputed'],
    [stated, 'stated'],
  ];
  const words = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return words.length > 0 ? `Features: ${words.join(', ')}` : 'Nobody has told us about its features yet';
}
