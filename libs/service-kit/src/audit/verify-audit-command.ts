import { Database } from '../database/database';
import { createLog } from '../log/create-log';
import { verifyAudit } from './verify-audit';

/** The command of a slice that computes its whole log of staff acts again: says what it found, and ends with 1 if that is not whole. */
export async function verifyAuditCommand(slice: string, databaseUrl: string | undefined): Promise<void> {
  if (!databaseUrl) {
    process.stderr.write('DATABASE_URL is missing.\n');
    process.exitCode = 1;
    return;
  }
  const database = new Database(databaseUrl, slice, createLog(slice, 'warn'));
  try {
    const { entries, erased, head, brokenAt } = await verifyAudit(database);
    if (brokenAt === null)
      process.stdout.write(
        `The audit log of ${slice} is whole: ${entries} entries, ${erased} of them of erased accounts. Newest hash: ${head}\n`,
      );
    else {
      process.stderr.write(
        `The audit log of ${slice} is broken at entry ${brokenAt}: it was changed or taken out after it was written.\n`,
      );
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
}
