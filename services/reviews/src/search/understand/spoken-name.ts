import { NAMES_AS_SPOKEN } from './spoken-words';

const LONGEST_SPOKEN = 3;

/** "tescos" is on no sign. */
export function spoken(name: string): string {
  const words = name.split(' ');
  const said: string[] = [];
  while (words.length > 0) {
    const counts = [LONGEST_SPOKEN, 2, 1].filter((count) => count <= words.length);
    const count = counts.find((one) => NAMES_AS_SPOKEN.has(words.slice(0, one).join(' '))) ?? 1;
    const phrase = words.splice(0, count).join(' ');
    said.push(NAMES_AS_SPOKEN.get(phrase) ?? phrase);
  }
  return said.join(' ');
}
