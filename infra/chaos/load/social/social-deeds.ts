import type { Client } from 'pg';
import type { Person } from '../../../load/people';
import type { Deed } from '../crowd';

/** One kind of thing that members do, and what must be in the database afterwards. */
export interface SocialDeeds {
  next(member: Person, step: number): Deed;
  /** Where rows, counts or notifications disagree with what was accepted, in words. */
  amiss(client: Client): Promise<string[]>;
}

/** Names what is missing and what is too much. */
export function compared(what: string, found: readonly string[], expected: ReadonlySet<string>): string[] {
  const strange = found.filter((row) => !expected.has(row)).length;
  const twice = found.length - new Set(found).size;
  if (strange === 0 && twice === 0 && found.length === expected.size) return [];
  return [`${what}: ${found.length} rows, ${strange} of nobody, ${twice} twice, ${expected.size} expected`];
}
