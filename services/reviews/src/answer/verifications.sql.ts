import sql, { type Sql } from 'sql-template-tag';
import { memberAsPerson } from './person';
import { sameSide } from './same-side.sql';

/** VerificationRows of the outer `venue` as a JSON list: kept counts, so that 5,000 reviews cost no more than five. */
export function verificationsJson(reader: number | null): Sql {
  return sql`
  (SELECT coalesce(json_agg(json_build_object(
            'feature', feature, 'agrees', counted.agrees, 'disagrees', counted.disagrees,
            'newest', counted.newest_answer_at, 'own', own.answer)), '[]'::json)
   FROM (SELECT * FROM verification WHERE verification.venue_id = venue.id) AS counted
   FULL JOIN (SELECT feature, CASE WHEN answer = 0 OR ${sameSide(sql`about`, sql`coalesce((venue.claims ->> feature)::int, 0)`)}
                                  THEN answer ELSE 3 - answer END AS answer
              FROM answer
              WHERE answer.venue_id = venue.id AND answer.person = ${reader === null ? null : memberAsPerson(reader)}) AS own
   USING (feature))`;
}
