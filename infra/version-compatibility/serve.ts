import { onPlatform } from './open-platform';
import { serveVersion } from './serve-version';
import { readBaseline } from './baseline-file';

// `serve.ts <slice> new|old`, after prepare.ts.
const [, , slice = '', age = ''] = process.argv;
if (age !== 'new' && age !== 'old') throw new Error('Usage: serve.ts <slice> new|old');
await onPlatform((platform) => serveVersion(platform, readBaseline(), slice, age));
