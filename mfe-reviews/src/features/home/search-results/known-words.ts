import { mergeFeature, type VenueFacts } from '@waymark/contracts-reviews';
import { featureStanding, STANDING_WORDS, type Standing } from '../../../shared/feature-standing';

const TOLD: readonly Standing[] = ['confirmed-available', 'confirmed-not-available', 'disagree', 'stated', 'partly'];

/** How much is known of a place, in the words of its page: "Features: 3 confirmed available, 1 where people disagree". */
export function knownWords({ features }: VenueFacts): string {
  const standings = Object.values(features).map((fact) => featureStanding(mergeFeature(fact)));
  const counted = TOLD.map((standing) => [standings.filter((one) => one === standing).length, standing] as const);
  const words = counted
    .filter(([count]) => count > 0)
    .map(([count, standing]) => `${count} ${STANDING_WORDS[standing]}`);
  return words.length > 0 ? `Features: ${words.join(', ')}` : 'Nobody has told us about its features yet';
}
