import { z } from 'zod';
import { verifyAudit } from '../staff/audit/verify-audit';
import { openCommandTools } from './command-tools';
import { runCommand } from './run-command';

const environmentSchema = z.object({ DATABASE_URL: z.string().min(1) });

await runCommand(async () => {
  const tools = openCommandTools(environmentSchema.parse(process.env));
  try {
    const { entries, erased, head, brokenAt } = await verifyAudit(tools.database);
    if (brokenAt !== null)
      throw new Error(
        `The audit log is broken at entry ${brokenAt}: it was changed or taken out after it was written.`,
      );
    process.stdout.write(
      `The audit log is whole: ${entries} entries, ${erased} of them of erased accounts. Newest hash: ${head}\n`,
    );
  } finally {
    await tools.close();
  }
});
