import type { Position } from './anchor';
import type { CandidateQuery } from './search-port';
import type { SearchPlan } from './search-plan';

const CANDIDATES = 30;
const RADIUS_METRES = { near: 40_000, in: 15_000 } as const;

/** The questions that one search asks the engine, all in one trip. */
export function candidateQueries(plan: SearchPlan, place: Position | null, home: string | null): CandidateQuery[] {
  const queries: CandidateQuery[] = [];
  if (plan.code) queries.push({ text: '', code: plan.code, limit: CANDIDATES });
  if (plan.place && place) {
    const near = {
      latitude: place.latitude,
      longitude: place.longitude,
      radiusMetres: RADIUS_METRES[plan.place.relation],
    };
    queries.push({ text: plan.text, kind: plan.kind, near, limit: CANDIDATES });
  }
  for (const countryCode of home ? [home, undefined] : [undefined]) {
    const country = countryCode ? { countryCode } : {};
    if (plan.kind && !plan.place) queries.push({ text: plan.text, kind: plan.kind, ...country, limit: CANDIDATES });
    queries.push({ text: plan.wholeText, ...country, limit: CANDIDATES });
  }
  return queries;
}

/** Asked when nothing has all the words. */
export function looseQueries(plan: SearchPlan, home: string | null): CandidateQuery[] {
  const loose = { text: plan.wholeText, anyWord: true, limit: CANDIDATES };
  return home ? [{ ...loose, countryCode: home }, loose] : [loose];
}
