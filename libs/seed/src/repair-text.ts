/** HTML's names of U+00A0 to U+00FF, in order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const NAMED = new Map<string, string>([
  ...LATIN_1.split(' ').map((name, at) => [name, String.fromCodePoint(0xa0 + at)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
  }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', euro: '€', trade: '™' }),
  ...Object.entries({ OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', Yuml: 'Ÿ' }),
]);
const ENTITY = /&(?:([a-z]{2,8}\d{0,2})|#(\d{1,7})|#x([\da-f]{1,6}));/gi;

/** The characters of Windows-1252. In Node 20, only a streaming decoder knows the 27 that differ from Latin-1. */
const WINDOWS_1252 = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
  { stream: true },
);
const BYTES = new Map([...WINDOWS_1252].map((letter, byte) => [letter, byte]));
const SEQUENCE = new RegExp(
  `[Â-ß][${above(0x80, 0xbf)}]|[à-ï][${above(0x80, 0xbf)}]{2}|[ð-ô][${above(0x80, 0xbf)}]{3}`,
  'g',
);
/**
 * Sequences that nobody writes: damaged é and £, curly quotes, € and ™, and emoji. Any other single sequence
 * ("CAFÉ’S") may be intended.
 */
const SURE = /^(?:[ÂÃ]|â[€‚„]|ð)/;
const MANY = 3;

/**
 * Repairs text that programs damaged: backslashes before punctuation ("Bar \& Grill"), HTML entities ("Bar &amp;
 * Grill") and UTF-8 read as Windows-1252 ("CafÃ©"), each also when it happened twice.
 */
export function repairText(text: string): string {
  const once = decodedTwice(text)
    .replace(/(?<!\\)\\+(?=[^\p{L}\p{N}\s\\])/gu, '')
    .replace(ENTITY, (whole, name?: string, decimal?: string, hex?: string) =>
      name === undefined ? numbered(Number.parseInt(decimal ?? hex ?? '', hex ? 16 : 10), whole) : named(name, whole),
    );
  return once === text ? text : repairText(once);
}

const named = (name: string, whole: string) => NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? whole;

/** In HTML, numeric entities for control characters mean Windows-1252. */
function numbered(code: number, whole: string): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return whole;
  return code < 256 ? (WINDOWS_1252[code] ?? whole) : String.fromCodePoint(code);
}

function decodedTwice(text: string): string {
  const found = text.match(SEQUENCE) ?? [];
  const isDamaged = found.length >= MANY || found.some((letters) => SURE.test(letters));
  return isDamaged ? text.replace(SEQUENCE, utf8Of) : text;
}

function utf8Of(letters: string): string {
  const bytes = Uint8Array.from([...letters], (letter) => BYTES.get(letter) ?? 0);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return letters;
  }
}

function above(from: number, to: number): string {
  return [...WINDOWS_1252.slice(from, to + 1)]
    .map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
