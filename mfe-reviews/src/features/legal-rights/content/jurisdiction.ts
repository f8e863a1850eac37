/** The date of the last review of all entries. */
export const CHECKED_ON = '2026-11-21';

/** Codes in the order of the tabs. */
export const JURISDICTION_CODES = ['usa', 'uk', 'canada', 'australia', 'eu', 'germany', 'japan'] as const;
export type JurisdictionCode = (typeof JURISDICTION_CODES)[number];

export interface Law {
  name: string;
  /** The year it was passed. */
  year: number;
  coverage: string;
  rights: readonly string[];
  /** The official text of the law. */
  sourceUrl: string;
  /** YYYY-MM-DD */
  checkedOn: string;
  /** The part of the law that was compared with a stored copy of its text. Null if none was; the page says so. */
  confirmed: string | null;
}

export interface Deadline {
  time: string;
  /** The exact kind of complaint. */
  appliesTo: string;
  /** The place in a stored copy that confirms the limit. Null if none was found; the page says so. */
  confirmed: string | null;
}

export interface Contact {
  name: string;
  url: string;
  helpsWith: string;
}

export interface Jurisdiction {
  code: JurisdictionCode;
  name: string;
  laws: readonly Law[];
  enforcement: readonly string[];
  /** Steps to take, in order. */
  steps: readonly string[];
  /** A short, safe rule of thumb; the list below it has all details. */
  rule: string;
  deadlines: readonly Deadline[];
  contacts: readonly Contact[];
}
