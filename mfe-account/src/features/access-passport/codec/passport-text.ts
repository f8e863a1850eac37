import {
  COMMUNICATION_SENTENCES,
  NEED_LABELS,
  NEEDS,
  type NeedsRecord,
  COMMUNICATION_METHODS,
} from '@waymark/contracts-account';
import { readNeedsRecord } from '../../../shared/needs/read-needs-record';
import type { PassportRead } from './passport-read';

const LINE = /^WAYMARK(\d+):([0-9a-f]{6}):([0-4-]):([0-9a-f]{4})\s*$/gim;
const LINE_VERSION = 1;

/**
 * Returns one machine-readable line with the needs and the communication method. Its checksum detects copying errors.
 */
function toMachineLine({ needs, preferredCommunicationMethod }: NeedsRecord): string {
  const bits = NEEDS.reduce((sum, need, place) => (needs.includes(need) ? sum + 2 ** place : sum), 0);
  const mask = bits.toString(16).padStart(6, '0');
  const method =
    preferredCommunicationMethod === null ? '-' : String(COMMUNICATION_METHODS.indexOf(preferredCommunicationMethod));
  return `WAYMARK${LINE_VERSION}:${mask}:${method}:${checkSum(`${mask}:${method}`)}`;
}

interface FoundLine {
  readonly version: number;
  readonly isWhole: boolean;
  readonly record: Pick<NeedsRecord, 'needs' | 'preferredCommunicationMethod'>;
  /** Index in the text at which the machine-readable line starts. */
  readonly start: number;
}

/** Finds the last machine-readable line, because notes before it may look like one. */
function findMachineLine(text: string): FoundLine | null {
  const found = [...text.matchAll(LINE)].at(-1);
  if (!found) return null;
  const [, version, mask = '', method = '', sum = ''] = found.map((part) => part.toLowerCase());
  const bits = Number.parseInt(mask, 16);
  return {
    version: Number(version),
    isWhole: checkSum(`${mask}:${method}`) === sum && bits < 2 ** NEEDS.length,
    record: {
      needs: NEEDS.filter((_, place) => Math.floor(bits / 2 ** place) % 2 === 1),
      preferredCommunicationMethod: COMMUNICATION_METHODS[Number(method)] ?? null,
    },
    start: found.index,
  };
}

/** FNV-1a, folded to 16 bits: detects copying errors, and is not for security. */
function checkSum(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return ((hash >>> 16) ^ (hash & 0xffff)).toString(16).padStart(4, '0');
}

/** Characters of the notes in the QR code; with more, its squares would be too small for many phones. */
export const NOTES_IN_CODE = 200;

const NOTES = '\nNotes: ';
const CUT = '… (shortened)';

/** Returns the QR code's content: text that any phone can show, and one line that this site can parse. */
export function toPassportText(record: NeedsRecord): string {
  const needs = NEEDS.filter((need) => record.needs.includes(need)).map((need) => NEED_LABELS[need]);
  const method = record.preferredCommunicationMethod;
  const lines = [
    'My access passport',
    ...(needs.length > 0 ? [`I need: ${needs.join(', ')}.`] : []),
    ...(method ? [`How to communicate with me: ${COMMUNICATION_SENTENCES[method]}`] : []),
  ];
  const notes = record.additionalNeeds ? NOTES + shortened(record.additionalNeeds) : '';
  return `${lines.join('\n')}${notes}\n${toMachineLine(record)}`;
}

/** Parses text that a phone showed or that a person pasted. */
export function readPassportText(text: string): PassportRead {
  const line = findMachineLine(text);
  if (!line) return { problem: 'not-a-passport' };
  if (line.version > LINE_VERSION) return { problem: 'newer' };
  if (!line.isWhole) return { problem: 'damaged' };
  const words = text.slice(0, line.start).replace(/\r\n?/g, '\n');
  const notesAt = words.indexOf(NOTES);
  const notes = notesAt < 0 ? '' : words.slice(notesAt + NOTES.length).trim();
  const record = readNeedsRecord({
    ...line.record,
    additionalNeeds: notes.endsWith(CUT) ? notes.slice(0, -CUT.length) : notes,
  });
  return record ? { record } : { problem: 'damaged' };
}

const shortened = (notes: string): string => {
  const letters = [...notes];
  return letters.length <= NOTES_IN_CODE ? notes : letters.slice(0, NOTES_IN_CODE).join('').trimEnd() + CUT;
};
