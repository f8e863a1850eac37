import { rmSync } from 'node:fs';
import { onPlatform } from './open-platform';
import { serveVersion } from './serve-version';
import { readBaseline, SKEW_FILE } from './baseline-file';

// Routes requests back to the live services, whatever the tests left, and stops the earlier ones.
const skew = readBaseline();
await onPlatform(async (platform) => {
  for (const [slice, { origins }] of Object.entries(skew)) {
    await serveVersion(platform, skew, slice, 'new');
    await platform.environment.retireService(slice, origins.new);
  }
});
rmSync(SKEW_FILE);
