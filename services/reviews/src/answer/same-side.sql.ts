import sql, { type Sql } from 'sql-template-tag';

/**
 * Whether an answer about the claim `about` reads the same about the claim `now`. "Not available" is the other side of
 * "available" and of "unknown", about which "agrees" says that it is there.
 */
export const sameSide = (about: Sql, now: Sql): Sql => sql`((${about} = 2) = (${now} = 2))`;
