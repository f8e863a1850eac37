import { fold } from '../../text/fold';

/** Rows of something and the phrases that say it, parted by commas -> what each folded phrase says. */
export const byPhrase = (rows: readonly (readonly [what: string, said: string])[]): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(([what, said]) => said.split(',').map((phrase) => [fold(phrase), what] as const)));
