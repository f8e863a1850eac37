import type { NeedsRecord } from '@waymark/contracts-account';
import { readNeedsRecord } from '../../../shared/needs/read-needs-record';
import type { PassportRead } from './passport-read';

export const PASSPORT_FILE_NAME = 'access-passport.json';

const FORMAT = 'waymark-access-passport';
const VERSION = 1;

export function toPassportFile(record: NeedsRecord): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...record }, null, 2)}\n`;
}

/** Reads a saved file. Skips needs that this version does not know; any other error rejects the whole file. */
export function readPassportFile(text: string): PassportRead {
  const parsed = parse(text);
  if (typeof parsed !== 'object' || parsed === null || !('format' in parsed) || parsed.format !== FORMAT)
    return { problem: 'not-a-passport' };
  const version = 'version' in parsed ? parsed.version : null;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return { problem: 'damaged' };
  if (version > VERSION) return { problem: 'newer' };
  const record = isWhole(parsed) ? readNeedsRecord(parsed) : null;
  return record ? { record } : { problem: 'damaged' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isWhole(parsed: object): boolean {
  const {
    needs,
    additionalNeeds = '',
    preferredCommunicationMethod = null,
  } = parsed as Partial<Record<keyof NeedsRecord, unknown>>;
  const isList = Array.isArray(needs) && needs.length <= 100 && needs.every((need) => typeof need === 'string');
  return (
    isList &&
    typeof additionalNeeds === 'string' &&
    (preferredCommunicationMethod === null || typeof preferredCommunicationMethod === 'string')
  );
}
