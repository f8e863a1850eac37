import { applyMigrations } from './apply-migrations';
import { migratedSlices } from './read-migrations';
import { ownerUrlOf } from './owner-url';

/** `npm run migrate -- <slice|all>` */
const wanted = process.argv[2];
const known = migratedSlices();

// The engine can throw outside our promises; that must not look like success.
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});

if (wanted === undefined || (wanted !== 'all' && !known.includes(wanted))) {
  console.error(`Usage: npm run migrate -- <${[...known, 'all'].join('|')}>`);
  process.exit(2);
}

for (const slice of wanted === 'all' ? known : [wanted]) {
  const applied = await applyMigrations(slice, ownerUrlOf(slice));
  console.log(applied.length === 0 ? `${slice}: up to date` : `${slice}: applied ${applied.join(', ')}`);
}
process.exit(0);
