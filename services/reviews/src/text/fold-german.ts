import { fold } from './fold';

const PAIRS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** `fold`, but umlauts written out: "München" becomes "muenchen". */
export function foldGerman(text: string): string {
  return fold(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüåø]/g, (letter) => PAIRS[letter] ?? letter),
  );
}
