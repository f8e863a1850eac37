import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { MigrationAdapterFactory } from './migration-adapter';

export type SchemaEngine = bindings.SchemaEngine;

let loaded: Promise<void> | null = null;

/** The package exports no way to load its WebAssembly under Node: it is instantiated by hand. */
async function load(): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const bytes = readFileSync(join(folder, 'schema_engine_bg.wasm'));
  const imports = { './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports };
  const { instance } = await WebAssembly.instantiate(bytes, imports);
  const { __wbg_set_wasm: setWasm } = bindings as unknown as { __wbg_set_wasm(exports: WebAssembly.Exports): void };
  setWasm(instance.exports);
  const begin = instance.exports['__wbindgen_start'];
  if (typeof begin === 'function') begin();
}

/** Prisma's own migration engine over node-postgres: nothing is downloaded and no native program runs. */
export async function openSchemaEngine(ownerUrl: string, schema: string): Promise<SchemaEngine> {
  loaded ??= load();
  await loaded;
  const factory = bindMigrationAwareSqlAdapterFactory(new MigrationAdapterFactory(ownerUrl));
  return bindings.SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => undefined, factory);
}
