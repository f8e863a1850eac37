import type { CommunicationMethod } from './communication-methods';
import { type Need, NEEDS } from './needs';

/** A person's access needs; the same shape in the browser, in an exported file and in an account. */
export interface NeedsRecord {
  readonly needs: readonly Need[];
  /** Free text; may have several lines. */
  readonly additionalNeeds: string;
  readonly preferredCommunicationMethod: CommunicationMethod | null;
}

export const ADDITIONAL_NEEDS_MAX = 2000;

export const NO_NEEDS: NeedsRecord = { needs: [], additionalNeeds: '', preferredCommunicationMethod: null };

/** Each need is stored as 1 or 0. */
export type NeedFlags = Record<Need, 0 | 1>;

export function flagsOf(needs: readonly Need[]): NeedFlags {
  return Object.fromEntries(NEEDS.map((need) => [need, needs.includes(need) ? 1 : 0])) as NeedFlags;
}

export function needsOf(flags: Readonly<Partial<Record<Need, unknown>>>): Need[] {
  return NEEDS.filter((need) => flags[need] === 1);
}
