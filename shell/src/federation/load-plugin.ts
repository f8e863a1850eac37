import * as runtimeCore from '@module-federation/runtime-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { LOAD_TIMEOUT_MS } from './load-timeout';
import { scriptHashes } from './script-hashes';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/**
 * Remotes are built without the federation runtime and use the shell's, which saves 14 kB each. The federation
 * plugin's own way to pass it on would bundle a second copy.
 */
export default function loadPlugin(): ModuleFederationRuntimePlugin {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  return {
    name: 'waymark-load',
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.integrity = scriptHashes.of(url);
      script.src = url;
      // Milliseconds for an entry; the runtime's default of 20 s is too long for a person.
      return { script, timeout: LOAD_TIMEOUT_MS };
    },
  };
}
