/** The day on which all entries were last gone through. */
export const CHECKED_ON = '2026-11-21';

/** In the order of the tabs. */
export const JURISDICTION_CODES = ['usa', 'uk', 'canada', 'australia', 'eu', 'germany', 'japan'] as const;
export type JurisdictionCode = (typeof JURISDICTION_CODES)[number];

export interface Law {
  name: string;
  /** When it was made. */
  year: number;
  coverage: string;
  rights: readonly string[];
  /** The text as the state publishes it. */
  sourceUrl: string;
  /** YYYY-MM-DD */
  checkedOn: string;
  /** What was compared with a stored copy of the law's own text; null: nothing yet, and the page says so. */
  confirmed: string | null;
}

export interface Deadline {
  time: string;
  /** Exactly which complaint it is for. */
  appliesTo: string;
  /** Where a stored copy says so; null: not seen there yet, and the page says so. */
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
  /** What to do, in order. */
  steps: readonly string[];
  /** The short rule that is safe to live by; the list beneath it is the whole truth. */
  rule: string;
  deadlines: readonly Deadline[];
  contacts: readonly Contact[];
}
