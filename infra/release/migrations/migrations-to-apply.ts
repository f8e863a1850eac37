import { Refusal } from '../cli/refusal';
import { expandProblems } from './expand-problems';
import { pendingMigrations } from './pending-migrations';

/** Names of the migrations that the database does not have yet. Throws a `Refusal` when one of them does not only add. */
export async function migrationsToApply(slice: string, ownerUrl: string, read = pendingMigrations): Promise<string[]> {
  const pending = await read(slice, ownerUrl);
  const problems = pending.flatMap(({ name, sql }) => expandProblems(sql).map((problem) => `${name}: ${problem}`));
  if (problems.length === 0) return pending.map(({ name }) => name);
  throw new Refusal(
    `The build that is live would stop working:\n${problems.join('\n')}\nAdd first, and take away in a later release ("-- contract: <reason>" in the migration says that nothing live uses it).`,
  );
}
