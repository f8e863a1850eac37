import { COMMUNICATION_SENTENCES, NEED_LABELS, NEEDS, type NeedsRecord } from '@waymark/contracts-account';
import { readNeedsRecord } from '../../../shared/needs/read-needs-record';
import { findMachineLine, LINE_VERSION, toMachineLine } from './machine-line';
import type { PassportRead } from './passport-read';

/** More would make the squares of the code too small for many phones. */
export const NOTES_IN_CODE = 200;

const NOTES = '\nNotes: ';
const CUT = '… (shortened)';

/** What the code holds: words that any phone shows, and one line that this site understands. */
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

/** Reads what a phone showed, or somebody pasted. */
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
