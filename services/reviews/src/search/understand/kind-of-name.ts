import type { KindMeaning } from '../../venue/kind-row';
import { KIND_PHRASES } from '../../venue/kind-vocabulary';

/** Names that tell what kind of place they are of, for the nearest of that kind when nobody knows the place itself. */
export const ROWS: readonly [kind: string, words: string, isOnlyOne?: true][] = [
  [
    'theatre',
    'playhouse,old vic,hippodrome,lyceum,palladium,theatre royal,opera house,everyman theatre,young vic',
    true,
  ],
  ['library', 'british library', true],
  ['cinema', 'odeon,cineworld,vue,picturehouse,showcase,everyman,curzon,imax,empire cinema'],
  ['supermarket', 'tesco,asda,sainsburys,morrisons,aldi,lidl,waitrose,iceland,co op'],
  ['hospital', 'infirmary'],
  ['hotel', 'premier inn,travelodge,hilton,holiday inn,ibis'],
  ['fast food', 'mcdonalds,kfc,burger king,subway,greggs'],
  ['cafe', 'costa,starbucks,caffe nero'],
  [
    'restaurant',
    'nandos,pizza express,pizza hut,wagamama,zizzi,prezzo,bella italia,frankie and bennys,tgi fridays,ask italian,las iguanas,five guys,toby carvery,harvester,beefeater,brewers fayre',
  ],
  [
    'shops',
    'primark,currys,argos,halfords,b and q,wilko,ikea,john lewis,marks and spencer,debenhams,poundland,poundstretcher,home bargains,screwfix,tk maxx,sports direct,waterstones,whsmith,dunelm,wickes,homebase,pets at home,costco,superdrug,matalan,hobbycraft,decathlon,h and m',
  ],
  ['opticians', 'specsavers,vision express'],
  ['pharmacy', 'boots,lloydspharmacy,lloyds pharmacy'],
  ['pub', 'wetherspoon,wetherspoons'],
];
const HINTS = ROWS.flatMap(([kind, words, isOnlyOne]) =>
  words.split(',').map((word) => ({ word: ` ${word} `, kind, isOnlyOne })),
);

export interface KindOfName {
  kind: KindMeaning;
  /** Of one house, not of a chain: another of that name is not what was meant. */
  isOnlyOne: boolean;
}

export function kindOfName(foldedName: string): KindOfName | null {
  const hint = HINTS.find(({ word }) => ` ${foldedName} `.includes(word));
  const kind = hint && KIND_PHRASES.get(hint.kind);
  return kind ? { kind, isOnlyOne: hint.isOnlyOne ?? false } : null;
}

/** Whether it is the name of many houses, of which the nearest will do. */
export const isChain = (foldedName: string): boolean => kindOfName(foldedName)?.isOnlyOne === false;
