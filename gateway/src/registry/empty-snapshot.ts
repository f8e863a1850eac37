import type { RegistrySnapshot } from '@waymark/contracts-core';

export const EMPTY_SNAPSHOT: RegistrySnapshot = { revision: 0, shell: null, remotes: {}, services: {} };
