import { toEnglishName } from './exonyms';

/** Adds spaces around brackets: "Frankfurt(Main)Hbf" becomes "Frankfurt (Main) Hbf". The railway's table omits them. */
export function spaceBrackets(name: string): string {
  return name
    .replace(/\s*\(/g, ' (')
    .replace(/\)(?=[\p{L}\p{N}])/gu, ') ')
    .replace(/\s+/g, ' ')
    .trim();
}

const withoutBrackets = (name: string) =>
  name
    .replace(/\s*\([^)]*\)\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const GERMAN_ASCII: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };

/** Writes umlauts out, as Germans do on other keyboards: "München" becomes "Muenchen". Search itself folds accents. */
const germanAscii = (name: string) => name.replace(/[äöüÄÖÜß]/g, (letter) => GERMAN_ASCII[letter] ?? letter);

/**
 * Normalises a spelling as a search engine does: folds accents and case, turns punctuation into spaces. Stricter than
 * normaliseName, because "King's Cross" and "Kings Cross" are one place but two search terms.
 */
function spelling(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
}

/** Returns other spellings of a station's name, most local first. German ones also with "Hbf" written out. */
export function stationAltNames(name: string, language: 'en' | 'de' | 'other'): string[] {
  const names = [withoutBrackets(name)];
  if (language === 'en' && name.includes('&')) names.push(name.replace(/\s*&\s*/g, ' and '));
  const english = toEnglishName(withoutBrackets(name));
  if (english) names.push(english);
  if (language !== 'en' && /\bHbf\b/.test(name)) {
    names.push(withoutBrackets(name).replace(/\bHbf\b/, 'Hauptbahnhof'));
    names.push((english ?? withoutBrackets(name)).replace(/\bHbf\b/, 'Central Station'));
  }
  if (language === 'de') names.push(germanAscii(withoutBrackets(name)));
  return names;
}

/** Drops empty names, and names that search treats as equal to the main name or to each other. */
export function distinctAltNames(name: string, altNames: (string | null | undefined)[]): string[] {
  const seen = new Set([spelling(name)]);
  const kept: string[] = [];
  for (const alt of altNames) {
    const text = alt?.trim();
    const form = text && spelling(text);
    if (!text || !form || seen.has(form)) continue;
    seen.add(form);
    kept.push(text);
  }
  return kept;
}
