import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from '@prisma/driver-adapter-utils';
import pg, { type QueryConfig, type QueryResult } from 'pg';
import { carryProblem } from '../problem/problem-exception';
import { databaseProblem } from './database-problem';

type Send = (config: QueryConfig) => Promise<QueryResult>;

/** The part of a transaction that a Prisma client needs. */
export interface Joinable {
  send: Send;
}

/** The transaction that a Prisma client is currently joining. */
export const joining = new AsyncLocalStorage<Joinable>();

/** Runs Prisma over the kit's connections: its own adapter converts values and rows, `send` runs the statements. */
export function clientAdapter(send: Send): SqlDriverAdapterFactory {
  return {
    provider: 'postgres',
    adapterName: '@waymark/service-kit',
    connect: async () => Object.assign(await adapterOver(send), { startTransaction: joinOpenTransaction }),
  };
}

/** The kit sends BEGIN and COMMIT itself, so Prisma must not. */
async function joinOpenTransaction(): Promise<Transaction> {
  const tx = joining.getStore();
  if (!tx)
    throw new Error('This call needs several statements: make it inside database.transaction, with tx.with(prisma).');
  const adapter = await adapterOver((config) => tx.send(config));
  const done = () => Promise.resolve();
  return Object.assign(adapter, { options: { usePhantomQuery: true }, commit: done, rollback: done });
}

function adapterOver(send: Send): Promise<SqlDriverAdapter> {
  const query: Send = async (config) => {
    try {
      return await send(config);
    } catch (error) {
      throw carryProblem(databaseProblem(error));
    }
  };
  // Prisma's adapter only accepts a pool; this one never opens a connection.
  return new PrismaPg(Object.assign(new pg.Pool(), { query })).connect();
}
