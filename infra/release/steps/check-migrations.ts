import { migrationsToApply } from '../migrations/migrations-to-apply';
import type { ReleaseContext } from '../release-context';
import type { Step } from './step';

/** Before minutes of tests and building: whether what is pending may run under the build that is live. */
export const checkMigrations: Step<ReleaseContext> = {
  name: 'check the migrations',
  async run({ service, environment, options: { slice } }) {
    // A service that was never live has no database yet, and nobody whom a migration could disturb.
    if (!service?.live) return null;
    const pending = await migrationsToApply(slice, environment.ownerUrl(slice));
    return pending.length === 0 ? 'the database is up to date' : `only adds to the database: ${pending.join(', ')}`;
  },
};
