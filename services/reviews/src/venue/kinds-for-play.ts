import type { Row } from './kind-row';

/** Where children play. */
export const PLAY: readonly Row[] = [
  ['Playgrounds', 'playground', 'playground,playgrounds,play area,play park,spielplatz,aire de jeux'],
  [
    'Soft play',
    // No source has a kind for it; inspectors of food list play centres and play barns as restaurants.
    'restaurant,cafe,playground',
    'soft play,softplay,soft play area,soft play areas,soft play centre,soft play centres,soft play center,indoor play,indoor play area,indoor play centre,play centre,play centres,play center,play barn',
    {
      nameWords: ['play', 'jungle', 'softplay', 'funhouse'],
      named: {
        kinds: ['restaurant', 'cafe'],
        words: ['play', 'jungle(?! (?:pizza|restaurant|grill|juice))', 'fun ?house'],
      },
    },
  ],
];
