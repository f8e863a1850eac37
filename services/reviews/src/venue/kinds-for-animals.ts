import type { Row } from './kind-row';

/** Of most only the café or the shop is listed, under the zoo's own name. */
const KINDS = 'zoo,aquarium,attraction,restaurant,cafe,shop';
const FOOD_SELLERS = ['restaurant', 'cafe', 'shop'];

/** Where people look at animals. */
export const ANIMALS: readonly Row[] = [
  [
    'Zoos',
    KINDS,
    'zoo,zoos,tierpark,зоопарк,動物園,动物园,동물원,حديقة الحيوان,ζωολογικός κήπος',
    // "Zoo Cafe" and "The Shoe Zoo" are none.
    {
      nameWords: ['zoo', 'wildlife', 'safari'],
      named: {
        kinds: FOOD_SELLERS,
        words: [
          '[^e] zoo$',
          ' zoo (?:park|caf|coffee|shop|gift)',
          ' at .*zoo',
          'wildlife (?:park|oasis|adventure|world)',
          'safari (?:park|zoo|and)',
        ],
      },
    },
  ],
  ['Safari parks', KINDS, 'safari park,safari parks,safari', { nameWords: ['safari'] }],
  [
    'Wildlife parks',
    KINDS,
    'wildlife park,wildlife parks,animal park,animal parks,wildlife centre,wildlife centres',
    { nameWords: ['wildlife'] },
  ],
  ['Aquariums', KINDS, 'aquarium,aquariums', { nameWords: ['aquarium'] }],
  [
    'Sea Life centres',
    KINDS,
    'sea life centre,sea life centres,sealife centre,sealife centres,sea life,sealife,sea life aquarium,sealife aquarium',
    { nameWords: ['sea life'] },
  ],
  [
    'Farm parks',
    KINDS,
    'farm park,farm parks,city farm,city farms,petting zoo,petting farm,petting farms',
    {
      nameWords: ['farm'],
      named: {
        kinds: FOOD_SELLERS,
        words: ['farm park', 'city farm', 'petting', 'open farm', 'adventure farm', 'farm (?:centre|world)'],
      },
    },
  ],
];
