/** What came of a try to save: field messages as the server gave them, and what concerns no single field. */
export interface SaveOutcome {
  readonly saved: boolean;
  readonly failure?: string;
  readonly fieldErrors?: Readonly<Record<string, string>>;
}
