import { readFileSync, rmSync } from 'node:fs';
import { onPlatform } from './open-platform';
import { SKEW_FILE, skewSchema } from './skew-file';

// Ends the services of before; the live ones serve again already.
const skew = skewSchema.parse(JSON.parse(readFileSync(SKEW_FILE, 'utf8')));
await onPlatform(async ({ environment }) => {
  for (const [slice, { origins }] of Object.entries(skew)) await environment.retireService(slice, origins.new);
});
rmSync(SKEW_FILE);
