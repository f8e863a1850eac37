import type { PhotoStore } from '@waymark/service-kit/photo';

/** Dumps share the store of the photos, under this prefix. */
export const DUMP_PREFIX = 'dumps/';

export type DumpStore = Pick<PhotoStore, 'put' | 'get' | 'delete'>;

export const DUMP_STORE = Symbol('DUMP_STORE');
