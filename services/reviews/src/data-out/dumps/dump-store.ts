import type { PhotoStore } from '@waymark/service-kit/photo';

/** Dumps lie where photos do, under a name of their own. */
export const DUMP_PREFIX = 'dumps/';

export type DumpStore = Pick<PhotoStore, 'put' | 'get' | 'delete'>;

export const DUMP_STORE = Symbol('DUMP_STORE');
