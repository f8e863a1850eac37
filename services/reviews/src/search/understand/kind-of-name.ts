import { KIND_PHRASES, type KindMeaning } from './kind-vocabulary';

/** Names that tell what kind of place they are of, for the nearest of that kind when nobody knows the place itself. */
const ROWS: readonly [kind: string, words: string][] = [
  ['theatre', 'playhouse,old vic,hippodrome,lyceum,palladium,theatre royal,opera house,everyman theatre,young vic'],
  ['cinema', 'odeon,cineworld,vue,picturehouse,showcase,everyman,curzon,imax,empire cinema'],
  ['supermarket', 'tesco,asda,sainsburys,morrisons,aldi,lidl,waitrose,iceland,co op'],
  ['hospital', 'infirmary'],
  ['hotel', 'premier inn,travelodge,hilton,holiday inn,ibis'],
  ['fast food', 'mcdonalds,kfc,burger king,subway,greggs'],
  ['cafe', 'costa,starbucks,caffe nero'],
  ['pharmacy', 'boots'],
  ['library', 'british library'],
];
const HINTS = ROWS.flatMap(([kind, words]) => words.split(',').map((word) => [` ${word} `, kind] as const));

export function kindOfName(foldedName: string): KindMeaning | null {
  const hint = HINTS.find(([word]) => ` ${foldedName} `.includes(word));
  return hint ? (KIND_PHRASES.get(hint[1]) ?? null) : null;
}
