import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { LOAD_TIMEOUT_MS } from './load-timeout';

/** The runtime waits 20 s for an entry; a person should not. */
export default function loadPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'load-timeout',
    createScript: () => ({ timeout: LOAD_TIMEOUT_MS }),
  };
}
