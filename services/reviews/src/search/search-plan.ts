import { fold } from '../text/fold';
import { patternOf, phrasesOf } from './lexicon/read-lexicon';
import { kindFilter, type KindFilter } from '../venue/kind-words';

/** A person's words, taken apart. */
export interface SearchPlan {
  /** Folded words to look for; empty when only a kind was asked for. */
  text: string;
  /** The whole query, folded: for a name that contains the kind word. */
  wholeText: string;
  kind: KindFilter | null;
  /** The place after "near" or "in", folded; whether it is one is for the gazetteer to say. */
  place: { name: string; relation: 'near' | 'in' } | null;
  /** Three letters or a code typed in capitals: CRS, IATA, ICAO or UN/LOCODE. */
  code: string | null;
}

const IN = phrasesOf('function-words', 'plain-in');
const RELATION = new RegExp(
  `^(?:(.+?) )?(${patternOf('function-words', 'plain-near')}|${patternOf('function-words', 'plain-in')}) (.+)$`,
);
const CODE = /^(?:[A-Za-z]{3}|[A-Z]{4,5})$/;
const FILLERS = new RegExp(`^${patternOf('function-words', 'plain-article')} `);
const MAX_KIND_WORDS = 2;

export function planSearch(query: string): SearchPlan {
  const wholeText = fold(query);
  const related = RELATION.exec(wholeText);
  const relation = IN.has(related?.[2] ?? '') ? 'in' : 'near';
  const place = related?.[3] ? ({ name: related[3].replace(FILLERS, ''), relation } as const) : null;
  const { text, kind } = takeKind(place ? (related?.[1] ?? '') : wholeText);
  const code = CODE.test(query.trim()) && !kind ? query.trim().toUpperCase() : null;
  return { text, wholeText, kind, place, code };
}

/** "leeds train station" -> leeds + station; the longest kind phrase wins. */
function takeKind(folded: string): { text: string; kind: KindFilter | null } {
  const words = folded.replace(FILLERS, '').split(' ').filter(Boolean);
  for (let count = MAX_KIND_WORDS; count >= 1; count -= 1) {
    if (count > words.length) continue;
    const atEnd = kindFilter(words.slice(-count).join(' '));
    if (atEnd) return { text: words.slice(0, -count).join(' '), kind: atEnd };
    const atStart = kindFilter(words.slice(0, count).join(' '));
    if (atStart) return { text: words.slice(count).join(' '), kind: atStart };
  }
  return { text: words.join(' '), kind: null };
}
