import { Database } from '../database/database';
import { createLog } from '../log/create-log';
import { verifyAudit } from './verify-audit';

/** Verifies a slice's whole audit log on the command line and prints the result. Exits with 1 if the log is damaged. */
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
