import { onPlatform } from './open-platform';
import { serveVersion } from './serve-version';
import { readSkew } from './skew-file';

// `serve.ts <slice> new|old`, after prepare.ts.
const [, , slice = '', age = ''] = process.argv;
if (age !== 'new' && age !== 'old') throw new Error('Usage: serve.ts <slice> new|old');
await onPlatform((platform) => serveVersion(platform, readSkew(), slice, age));
