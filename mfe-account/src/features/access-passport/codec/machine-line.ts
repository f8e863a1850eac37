import { COMMUNICATION_METHODS, NEEDS, type NeedsRecord } from '@waymark/contracts-account';

const LINE = /^WAYMARK(\d+):([0-9a-f]{6}):([0-4-]):([0-9a-f]{4})\s*$/gim;
export const LINE_VERSION = 1;

/** One line for machines: which needs and which way to talk, with a check sum against slips of copying. */
export function toMachineLine({ needs, preferredCommunicationMethod }: NeedsRecord): string {
  const bits = NEEDS.reduce((sum, need, place) => (needs.includes(need) ? sum + 2 ** place : sum), 0);
  const mask = bits.toString(16).padStart(6, '0');
  const method =
    preferredCommunicationMethod === null ? '-' : String(COMMUNICATION_METHODS.indexOf(preferredCommunicationMethod));
  return `WAYMARK${LINE_VERSION}:${mask}:${method}:${checkSum(`${mask}:${method}`)}`;
}

export interface FoundLine {
  readonly version: number;
  readonly isWhole: boolean;
  readonly record: Pick<NeedsRecord, 'needs' | 'preferredCommunicationMethod'>;
  /** Where the line begins in the text. */
  readonly start: number;
}

/** The last such line: what stands before it may be notes that look like one. */
export function findMachineLine(text: string): FoundLine | null {
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

/** FNV-1a, folded to 16 bits: finds slips, and is no secret. */
function checkSum(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return ((hash >>> 16) ^ (hash & 0xffff)).toString(16).padStart(4, '0');
}
