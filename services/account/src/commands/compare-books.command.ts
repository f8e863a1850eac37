import { z } from 'zod';
import { awaitComparison } from '../books/compare/await-comparison';
import { BooksRunRepository } from '../books/compare/books-run.repository';
import { modeOfKey } from '../gift-config';
import { openCommandTools } from './command-tools';
import { runCommand } from './run-command';

const MOST_MINUTES = 30;

const environmentSchema = z.object({
  DATABASE_URL: z.string().min(1),
  STRIPE_SECRET_KEY: z.string('We cannot take gifts here: STRIPE_SECRET_KEY is not set.').min(1),
});

await runCommand(async () => {
  const { DATABASE_URL, STRIPE_SECRET_KEY } = environmentSchema.parse(process.env);
  const tools = openCommandTools({ DATABASE_URL });
  try {
    const run = await awaitComparison(
      new BooksRunRepository(tools.database),
      modeOfKey(STRIPE_SECRET_KEY),
      MOST_MINUTES,
    );
    process.stdout.write(
      `Compared ${run.oursCount} gifts with Stripe since ${run.from.toISOString()}: ${run.mended} mended, ${run.differences} differences.\n`,
    );
    if (run.differences > 0) throw new Error('Our records and Stripe disagree: an admin sees where at /admin/gifts.');
  } finally {
    await tools.close();
  }
});
