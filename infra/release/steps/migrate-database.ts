import { applyMigrations } from '../../migrate/apply-migrations';
import { Refusal } from '../cli/refusal';
import { migrationsToApply } from '../migrations/migrations-to-apply';
import type { ReleaseContext } from '../release-context';
import type { Step } from './step';

/** Adds to the database what the new build needs, under the running one: nothing is taken away, so nothing is taken back. */
export const migrateDatabase: Step<ReleaseContext> = {
  name: 'migrate (expand)',
  async run({ service, environment, options: { slice } }) {
    if (!service?.version) return null;
    if (!service.live) await environment.admitService?.(slice);
    const ownerUrl = environment.ownerUrl(slice);
    if ((await migrationsToApply(slice, ownerUrl)).length === 0) return 'the database is up to date';
    try {
      return `applied ${(await applyMigrations(slice, ownerUrl)).join(', ')}`;
    } catch (error) {
      throw new Refusal(
        `The database refuses the migration: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  },
};
