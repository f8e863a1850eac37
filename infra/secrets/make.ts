/**
 * `npm run compose:secrets`, or `npm run kubernetes:secrets -- <overlay>`: creates the secrets of a platform in
 * containers, as files. Existing ones stay; to change one, remove its name from passwords.json and run it again.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployables } from '../containers/deployables';
import { PLACES } from './places';
import { platformSecrets, type Passwords } from './platform-secrets';

const INFRA = join(import.meta.dirname, '..');
const [where = '', overlay = ''] = process.argv.slice(2);
const place = PLACES[where];
if (
  place === undefined ||
  (where === 'kubernetes' && !existsSync(join(INFRA, 'k8s/overlays', overlay, 'kustomization.yaml')))
) {
  console.error('Usage: npm run compose:secrets\n       npm run kubernetes:secrets -- <overlay>');
  process.exit(2);
}
const folder = join(INFRA, place.folder(overlay));
const file = join(folder, 'passwords.json');
mkdirSync(folder, { recursive: true });
// Other users cannot enter the folder. The files in it are readable, because containers run under other user IDs.
chmodSync(folder, 0o700);
const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Passwords) : {};
const slices = deployables()
  .filter(({ kind }) => kind === 'service')
  .map(({ folder: at }) => at.replace('services/', ''));
const secrets = platformSecrets(known, slices, place.natsNodes, place.byHand);
writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`, { mode: 0o600 });
for (const [name, content] of Object.entries(secrets)) {
  // Keeps what somebody filled in by hand (the mail server's address).
  if (content !== '' || !existsSync(join(folder, name))) writeFileSync(join(folder, name), content, { mode: 0o644 });
}
console.log(`${Object.keys(secrets).length} secrets are in ${folder}`);
