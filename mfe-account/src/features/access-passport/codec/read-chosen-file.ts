import type { PassportRead } from './passport-read';
import { readPasted } from './read-pasted';

const FILE_MAX = 64 * 1024;
const PICTURE_MAX = 15 * 1024 * 1024;

/** Reads what somebody chose: a saved passport or a picture of its code. Size first: nothing large is read at all. */
export async function readChosenFile(file: File): Promise<PassportRead> {
  const isPicture = file.type.startsWith('image/');
  if (file.size > (isPicture ? PICTURE_MAX : FILE_MAX)) return { problem: 'too-large' };
  if (!isPicture) return readPasted(await file.text());
  const { readPicture } = await import(/* webpackChunkName: "read-passport-picture" */ './read-picture');
  return readPicture(file);
}
