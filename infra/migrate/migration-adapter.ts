import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum, type SqlDriverAdapter, type SqlQuery, type SqlResultSet } from '@prisma/driver-adapter-utils';
import type { QueryArrayResult } from 'pg';

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

/** Sends a script whole: the adapter splits at every semicolon, also inside function bodies and comments. */
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

export class MigrationAdapterFactory extends PrismaPg {
  constructor(url: string) {
    super({ connectionString: url, max: 2 });
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
