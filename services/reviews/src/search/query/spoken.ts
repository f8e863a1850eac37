import { valuesOf } from '../lexicon/read-lexicon';

/** What people say -> how signs have it. */
const ON_SIGNS: ReadonlyMap<string, string> = new Map([...valuesOf('aliases'), ...valuesOf('abbreviations')]);
const LONGEST = 3;

/** "tescos" is on no sign. */
export function spoken(name: string): string {
  const words = name.split(' ');
  const said: string[] = [];
  while (words.length > 0) {
    const counts = [LONGEST, 2, 1].filter((count) => count <= words.length);
    const count = counts.find((one) => ON_SIGNS.has(words.slice(0, one).join(' '))) ?? 1;
    const phrase = words.splice(0, count).join(' ');
    said.push(ON_SIGNS.get(phrase) ?? phrase);
  }
  return said.join(' ');
}
