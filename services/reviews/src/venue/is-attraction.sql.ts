import { ATTRACTION_KINDS } from '@waymark/contracts-reviews';
import { raw, type Sql } from 'sql-template-tag';

/** Of a table or alias `venue`. Literals, not parameters: so the planner knows that venue_attraction_idx (0027) holds them all. */
export const IS_ATTRACTION: Sql = raw(`venue.kind IN (${ATTRACTION_KINDS.map((kind) => `'${kind}'`).join(', ')})`);
