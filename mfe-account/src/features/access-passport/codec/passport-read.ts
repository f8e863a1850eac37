import type { NeedsRecord } from '@waymark/contracts-account';

export type PassportProblem = 'too-large' | 'not-a-passport' | 'newer' | 'damaged' | 'no-code' | 'not-a-picture';

/** The result of reading a passport: the whole record or a problem. */
export type PassportRead =
  | { readonly record: NeedsRecord; readonly problem?: never }
  | { readonly problem: PassportProblem; readonly record?: never };

export const PASSPORT_PROBLEMS: Readonly<Record<PassportProblem, string>> = {
  'too-large':
    'This file is too large to be an access passport. A passport can be at most 64 KB, and a picture of its code 15 MB.',
  'not-a-passport': 'This is not an access passport. Choose the file that you saved here, or a picture of its code.',
  newer: 'This passport was made by a newer version of this site. Reload this page, then try again.',
  damaged: 'This passport is damaged, so we did not use any of it. Save it again on the device it came from.',
  'no-code': 'We found no passport code in this picture. The whole code should be in it, sharp and evenly lit.',
  'not-a-picture': 'We could not open this picture. Use a PNG, JPEG or WebP picture.',
};
