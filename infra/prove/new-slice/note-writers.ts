import { Writers } from '../writers';
import { SLICE } from './slice';

const MEMBERS = 6;

/** Members who add notes to the new slice: each that was answered must be kept once. */
export function noteWriters(origin: string): Promise<Writers> {
  return Writers.prepare(origin, MEMBERS, (number) => {
    const text = `Note number ${number}`;
    return { method: 'POST', path: SLICE.notes, body: { text }, content: text, done: 201 };
  });
}
