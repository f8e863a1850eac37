import { ATTRACTION_KINDS } from '@waymark/contracts-reviews';
import { raw, type Sql } from 'sql-template-tag';

/**
 * Condition on a table or alias `venue`. Literals instead of parameters show the planner that venue_attraction_idx
 * (0027) covers all of them.
 */
export const IS_ATTRACTION: Sql = raw(`venue.kind IN (${ATTRACTION_KINDS.map((kind) => `'${kind}'`).join(', ')})`);
