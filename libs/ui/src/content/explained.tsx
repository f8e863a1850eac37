import { ABBREVIATIONS, FOREIGN_WORDS } from './explained-words';

const escaped = (words: string): string => words.replace(/[/.\\]/g, '\\$&');
const longestFirst = [...Object.keys(ABBREVIATIONS), ...Object.keys(FOREIGN_WORDS)].sort((a, b) => b.length - a.length);
const KNOWN = new RegExp(`(?<![\\w-])(${longestFirst.map(escaped).join('|')})(?![\\w-])`);

/**
 * Adds meanings to the abbreviations of our texts and languages to their foreign words. The visible text does not
 * change.
 */
export function Explained({ children: text }: { children: string }) {
  return text.split(KNOWN).map((part, at) => {
    // Odd parts are matches of the pattern.
    if (at % 2 === 0) return part;
    const lang = FOREIGN_WORDS[part];
    if (lang !== undefined)
      return (
        <span key={at} lang={lang}>
          {part}
        </span>
      );
    return (
      <abbr key={at} title={ABBREVIATIONS[part]}>
        {part}
      </abbr>
    );
  });
}
