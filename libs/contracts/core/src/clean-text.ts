/** Scripts that use joiners in words (Persian, Hindi, Sinhala …). */
const JOINING_SCRIPTS = [
  'Arabic Syriac Nko Adlam Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam',
  'Sinhala Khmer Myanmar Tibetan Balinese Javanese',
]
  .join(' ')
  .split(' ');
const JOINING = `[${JOINING_SCRIPTS.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`;

/** Invisible characters that change how text reads in these contexts. They are removed everywhere else. */
const MEANINGFUL = [
  // Zero-width joiners and non-joiners inside words.
  `${JOINING}\\u200d`,
  `[\\p{L}\\p{M}\\p{N}]\\u200c(?=${JOINING})`,
  // Emoji: the flags of England, Scotland and Wales; colour and text variants, joined emoji; keycaps.
  '\\u{1f3f4}\\u{e0067}\\u{e0062}[\\u{e0061}-\\u{e007a}]{3}\\u{e007f}',
  '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]?\\p{Emoji_Modifier}?(?:\\u200d(?=\\p{Extended_Pictographic}))?',
  '[0-9#*]\\ufe0f\\u20e3',
  // Variant forms of Han characters, which Japanese family names need, and of Mongolian letters.
  '\\p{Script=Han}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '\\p{Script=Mongolian}[\\u180b-\\u180f]',
];

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
/** Spaces of any width, the empty Braille cell, and symbols that are drawn as nothing. */
const BLANK = /[\p{Zs}\u2800\u{1d159}\u{13441}\u{13442}]/gu;
const CONTROL = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufff9-\ufffc]/gu;
/**
 * Direction marks, zero-width spaces, soft hyphens and fillers: every invisible character except joiners and
 * selectors.
 */
const NEVER_MEANT =
  /(?![\u200c\u200d\p{Variation_Selector}\u180e\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;
const REPEATED_JOINER = /([\u200c\u200d])[\u200c\u200d]+/g;
const OUT_OF_PLACE = new RegExp(`(${MEANINGFUL.join('|')})|\\p{Default_Ignorable_Code_Point}`, 'gu');

/**
 * Removes invisible and control characters, which people copy from contact lists and web pages. The result is
 * composed (NFC), with "\n" as its only line break and " " as its only space.
 */
export const withoutInvisible = (text: string): string =>
  text
    .replace(LINE_BREAK, '\n')
    .replace(BLANK, ' ')
    .replace(CONTROL, '')
    .replace(NEVER_MEANT, '')
    .replace(REPEATED_JOINER, '$1')
    .replace(OUT_OF_PLACE, '$1')
    .normalize('NFC');

/** Trims text and removes invisible characters. */
export const cleanText = (text: string): string => withoutInvisible(text).trim();

/** Like `cleanText`, but on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/[\n\t]/g, ' ');

/** Returns the length that `lineSchema` and `paragraphsSchema` compare with their limit. */
export const lengthOf = (text: string): number => cleanText(text).length;

export const tooLongMessage = (max: number): string => `Please use at most ${max} characters.`;

const LETTER_OR_SYMBOL = /[^\p{M}\p{Z}\p{C}]/gu;
/** Marks that belong to a script, such as the vowels of Hindi; excludes accents, which belong to no single script. */
const SIGN_OF_SCRIPT = /(?!\p{Script=Inherited})\p{M}/gu;

/** Returns the number of visible characters in a cleaned text. */
export function visibleLength(text: string): number {
  const letters = text.match(LETTER_OR_SYMBOL)?.length ?? 0;
  return letters === 0 ? 0 : letters + (text.match(SIGN_OF_SCRIPT)?.length ?? 0);
}
