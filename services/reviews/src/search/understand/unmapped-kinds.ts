import { byPhrase } from './by-phrase';
import { phraseLength } from './claim-position';
import type { TypedWord } from './typed-words';

/** Kinds of places that no source of ours lists: the word that the few have in their names whose name tells what they are, and what people say. */
const ROWS: readonly [inNames: string, said: string][] = [
  [
    'veterinary',
    'vet,vets,vets practice,vet practice,veterinary,veterinarian,veterinary surgery,vet surgery,vets surgery,veterinary practice,animal hospital,vetinary,vetinary surgery,vetenary,veterinary clinic,vet clinic,pet hospital',
  ],
  [
    'care home',
    'care home,care homes,residential home,residential homes,old peoples home,old folks home,residential care home,retirement home,retirement homes,sheltered housing',
  ],
  ['nursing home', 'nursing home,nursing homes'],
  [
    'register office',
    'registry office,registry offices,register office,register offices,registrar,registrars,registrars office',
  ],
  ['crematorium', 'crematorium,crematoriums,crematoria,crem,crematorium chapel'],
  [
    'funeral',
    'funeral director,funeral directors,funeral home,funeral parlour,funeral services,undertaker,undertakers',
  ],
  ['estate agents', 'estate agent,estate agents,letting agent,letting agents,lettings agent'],
  ['solicitors', 'solicitor,solicitors,lawyer,lawyers'],
  ['taxi', 'taxi,taxis,taxi rank,taxi ranks,minicab,minicabs,accessible taxi,cab firm'],
  ['food bank', 'food bank,food banks,foodbank,foodbanks'],
  ['passport office', 'passport office,passport offices'],
  ['test centre', 'driving test centre,driving test centres'],
  ['recycling centre', 'recycling centre,recycling centres,household waste,waste recycling centre'],
  ['launderette', 'launderette,launderettes,laundrette,laundrettes,laundromat,dry cleaners,dry cleaner'],
  ['car hire', 'car hire,car rental,van hire'],
  ['physiotherapy', 'physiotherapist,physiotherapists,physio,physiotherapy'],
  [
    'nature trail',
    'walks,accessible walks,walking trail,walking trails,nature walk,nature walks,nature trail,nature trails,footpath,footpaths,hikes,hiking,coastal walk,coastal walks,coastal path,riverside walk,walking route,walking routes,wheelchair walks',
  ],
  ['boat trip', 'boat trip,boat trips,boat tour,boat tours,river cruise,river cruises,boat hire'],
  ['escape room', 'escape room,escape rooms'],
  ['picnic area', 'picnic area,picnic areas,picnic spot,picnic site,picnic place'],
  ['day centre', 'day centre,day centres,day care centre,day center'],
  ['chiropody', 'chiropodist,chiropodists,podiatrist,podiatrists,chiropody,podiatry'],
];
export const IN_NAMES = byPhrase(ROWS);
const SAID: ReadonlySet<string> = new Set(IN_NAMES.keys());

export interface Unmapped {
  /** As typed: "vets". */
  typed: string;
  words: TypedWord[];
}

/**
 * "Vets Leeds", "registry office York": words that are looked for in names, and by which neither a town nor a kind that is listed is
 * meant. Kept out of the way until those are known, and given back by `asName`.
 */
export function holdUnmapped(words: TypedWord[]): Unmapped | null {
  for (let at = 0; at < words.length; at += 1) {
    const run = words.slice(at, at + phraseLength(words, at, SAID));
    if (run.length === 0) continue;
    for (const word of run) word.part = 'filler';
    return { typed: run.map(({ typed }) => typed).join(' '), words: run };
  }
  return null;
}

export function asName(unmapped: Unmapped | null): void {
  if (!unmapped) return;
  for (const word of unmapped.words) {
    word.part = null;
    word.read = '';
  }
  const [first] = unmapped.words;
  if (first) first.read = IN_NAMES.get(unmapped.typed) ?? unmapped.typed;
}
