const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** The source and date of a fact. */
export const factEvidenceMessages = {
  statedBy: (source: string | null) => `According to ${source ?? 'the place itself'}`,
  /** Text for a fact to which everyone says yes. `when` is "today" or a date. */
  confirmed: (count: number) => `Confirmed by ${people(count)}`,
  allSayNo: (count: number) => `${people(count)} ${count === 1 ? 'says' : 'say'} no`,
  onDay: (day: string) => `on ${day}`,
  latest: (day: string) => `(most recent: ${day})`,
  old: (year: string) => `This is from ${year} and may have changed. Ask before you go.`,
  howWeKnow: ', how we know',
  alsoStated: (source: string | null, isThere: boolean, day: string | null) =>
    `${source ?? 'The place itself'} says it is ${isThere ? '' : 'not '}available${day === null ? '' : ` (${day})`}`,
} as const;
