import { applyMigrations } from '@waymark/migrate';
import { Refusal } from '../refusal';
import { migrationsToApply } from '../checks/pending-migrations';
import type { ReleaseContext } from './release-context';
import type { Step } from './run-steps';

/** Checks before minutes of tests and building that pending migrations may run while the live build is running. */
export const checkMigrations: Step<ReleaseContext> = {
  name: 'check the migrations',
  async run({ service, environment, options: { slice } }) {
    // A service that was never live has no database, and no users whom a migration could disturb.
    if (!service?.live) return null;
    const pending = await migrationsToApply(slice, environment.ownerUrl(slice));
    return pending.length === 0 ? 'the database is up to date' : `only adds to the database: ${pending.join(', ')}`;
  },
};

/** Adds to the database what the new build needs while the live one runs. Nothing is removed, so there is no undo. */
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
