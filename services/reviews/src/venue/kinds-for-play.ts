import type { Row } from './kind-row';

/** How places call themselves where children climb and slide indoors. */
const SOFT_PLAY = [
  'soft ?play',
  'indoor play',
  'childrens play',
  'adventure play( |$)',
  '(^| )play ?(area|barn|cent|den|factory|mania|shack|town|village|world|zone)',
];

/** Where children play. */
export const PLAY: readonly Row[] = [
  [
    'Playgrounds',
    // In Britain only those are listed that have a kitchen.
    'playground,restaurant',
    'playground,playgrounds,play area,play park,spielplatz,aire de jeux',
    { named: { kind: 'restaurant', words: ['adventure playground'] } },
  ],
  [
    'Soft play',
    // No source has a kind for it; inspectors of food list them as restaurants.
    'playground,restaurant',
    'soft play,softplay,soft play area,soft play areas,soft play centre,soft play centres,soft play center,indoor play,indoor play area,indoor play centre,play centre,play centres,play center,play barn',
    { named: { kind: 'restaurant', words: SOFT_PLAY } },
  ],
];
