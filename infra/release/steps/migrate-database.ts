import { applyMigrations } from '../../migrate/apply-migrations';
import { Refusal } from '../cli/refusal';
import { expandProblems } from '../migrations/expand-problems';
import { pendingMigrations } from '../migrations/pending-migrations';
import type { ReleaseContext } from '../release-context';
import type { Step } from './step';

/** Adds to the database what the new build needs, under the running one: nothing is taken away, so nothing is taken back. */
export const migrateDatabase: Step<ReleaseContext> = {
  name: 'migrate (expand)',
  async run({ service, environment, options: { slice } }) {
    if (!service?.version) return null;
    if (!service.live) await environment.admitService?.(slice);
    const ownerUrl = environment.ownerUrl(slice);
    const pending = await pendingMigrations(slice, ownerUrl);
    const problems = pending.flatMap(({ name, sql }) => expandProblems(sql).map((problem) => `${name}: ${problem}`));
    if (problems.length > 0) throw new Refusal(`The build that is live would stop working:\n${problems.join('\n')}\nAdd first, and take away in a later release ("-- contract: <reason>" in the migration says that nothing live uses it).`);
    if (pending.length === 0) return 'the database is up to date';
    try {
      return `applied ${(await applyMigrations(slice, ownerUrl)).join(', ')}`;
    } catch (error) {
      throw new Refusal(`The database refuses the migration: ${error instanceof Error ? error.message : String(error)}`);
    }
  },
};
