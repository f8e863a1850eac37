import { readPassportFile } from './passport-file';
import type { PassportRead } from './passport-read';
import { readPassportText } from './passport-text';

/** Text that was pasted: the content of a file, or what a phone showed of the code. */
export function readPasted(text: string): PassportRead {
  return text.trimStart().startsWith('{') ? readPassportFile(text) : readPassportText(text);
}
