import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inUtc } from '@waymark/contracts-core';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlQuery,
  type SqlResultSet,
} from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { PrismaPg } from '@prisma/adapter-pg';
import type { QueryArrayResult } from 'pg';

export type SchemaEngine = bindings.SchemaEngine;

let loaded: Promise<void> | null = null;

/** The package exports no way to load its WebAssembly in Node, so it is instantiated by hand. */
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

/** Opens Prisma's own migration engine over node-postgres: without downloads or native programs. */
export async function openSchemaEngine(ownerUrl: string, schema: string): Promise<SchemaEngine> {
  loaded ??= load();
  await loaded;
  const factory = bindMigrationAwareSqlAdapterFactory(new MigrationAdapterFactory(ownerUrl));
  return bindings.SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => undefined, factory);
}

const CHAR_OID = 18;
const TEXT_OID = 25;

interface PatchableQueryable {
  performIO(query: SqlQuery): Promise<QueryArrayResult>;
  queryRaw(query: SqlQuery): Promise<SqlResultSet>;
}

interface PatchableAdapter extends PatchableQueryable {
  client: { query(script: string): Promise<unknown> };
  onError(error: unknown): never;
}

/** The adapter refuses PostgreSQL's internal "char" type, which the engine's catalogue queries return. */
function acceptCharColumns(queryable: PatchableQueryable): void {
  const performIO = queryable.performIO.bind(queryable);
  queryable.queryRaw = async (query) => {
    let chars: number[] = [];
    const once: PatchableQueryable = Object.create(queryable) as PatchableQueryable;
    once.performIO = async (inner) => {
      const result = await performIO(inner);
      chars = result.fields.flatMap((field, index) => (field.dataTypeID === CHAR_OID ? [index] : []));
      for (const index of chars) Object.assign(result.fields[index] ?? {}, { dataTypeID: TEXT_OID });
      return result;
    };
    const { queryRaw } = Object.getPrototypeOf(queryable) as PatchableQueryable;
    const answer = await queryRaw.call(once, query);
    for (const index of chars) answer.columnTypes[index] = ColumnTypeEnum.Character;
    return answer;
  };
}

/** Sends a script as a whole: the adapter splits at every semicolon, even inside function bodies and comments. */
function runScriptsWhole(adapter: PatchableAdapter): void {
  Object.assign(adapter, {
    async executeScript(script: string): Promise<void> {
      try {
        await adapter.client.query(script);
      } catch (error) {
        adapter.onError(error);
      }
    },
  });
}

class MigrationAdapterFactory extends PrismaPg {
  constructor(url: string) {
    super({ connectionString: inUtc(url), max: 2 });
  }

  override async connect(): Promise<Awaited<ReturnType<PrismaPg['connect']>>> {
    const adapter = await super.connect();
    runScriptsWhole(adapter as unknown as PatchableAdapter);
    acceptCharColumns(adapter as unknown as PatchableQueryable);
    const startTransaction = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (...level: Parameters<SqlDriverAdapter['startTransaction']>) => {
      const transaction = await startTransaction(...level);
      acceptCharColumns(transaction as unknown as PatchableQueryable);
      return transaction;
    };
    return adapter;
  }
}
