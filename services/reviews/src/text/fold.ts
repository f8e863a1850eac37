const PAIRS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** Normalises like `fold`, but writes out umlauts: "München" becomes "muenchen". */
export function foldGerman(text: string): string {
  return fold(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüåø]/g, (letter) => PAIRS[letter] ?? letter),
  );
}

const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
};

/** Normalises spelling variants of a name: no accents, case, apostrophes or punctuation; "Saint" becomes "St". */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđæœıþ]/g, (letter) => SPECIAL[letter] ?? letter)
    .replace(/['’‘`´ʼ]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st');
}
