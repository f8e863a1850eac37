import { remoteConfig } from '@waymark/tools/webpack/remote.mjs';

export default remoteConfig({ dir: import.meta.dirname, slice: 'community' });
