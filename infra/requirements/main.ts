import { join } from 'node:path';
import { REQUIREMENTS, proofsIn, testFiles } from './proofs';

// `npm run requirements`: prints each requirement with the tests that name its id.
const proofs = proofsIn(testFiles(join(import.meta.dirname, '../..')));
for (const [id, sentence] of Object.entries(REQUIREMENTS)) {
  console.log(`${id.padEnd(7)} ${sentence}`);
  for (const proof of proofs.get(id) ?? []) console.log(`        ${proof}`);
}
