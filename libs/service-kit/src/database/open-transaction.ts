import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';
import { type Joinable, joining } from './client-adapter';
import type { Lease } from './lease';
import { DATABASE_LIMITS } from './time-budget';
import type { GeneratedClient, Models, Tx } from './tx';

type Call = (args: unknown) => Promise<unknown>;
type Client = Record<string, Record<string, Call>>;
type Transact = (work: (client: Client) => Promise<void>, options: object) => Promise<void>;

/** The maximum of a timer: the kit limits statements, so Prisma's own timeout must not end them. */
const NEVER = 2 ** 31 - 1;

/**
 * A Prisma client inside the kit's transaction. It joins on its first call: joining costs a quarter of a millisecond,
 * which transactions with only SQL need not pay.
 */
class JoinedClient {
  /** The client's models; each call first waits until the client has joined. */
  readonly models: object;
  private inside: Promise<Client> | null = null;
  private over: Promise<void> | null = null;
  private letGo: () => void = () => undefined;

  constructor(
    private readonly client: GeneratedClient,
    private readonly tx: Joinable,
  ) {
    const call = (model: string, action: string) => async (args: unknown) => {
      this.inside ??= this.join();
      return (await this.inside)[model]?.[action]?.(args);
    };
    this.models = named((model) => named((action) => call(model, action)));
  }

  async leave(): Promise<void> {
    this.letGo();
    await this.over;
  }

  private join(): Promise<Client> {
    const gone = new Promise<void>((resolve) => (this.letGo = resolve));
    return new Promise((resolve, reject) => {
      const stay = (client: Client): Promise<void> => {
        resolve(client);
        return gone;
      };
      const transact = this.client.$transaction.bind(this.client) as Transact;
      const options = { maxWait: DATABASE_LIMITS.write, timeout: NEVER };
      this.over = joining.run(this.tx, () => transact(stay, options)).catch(reject);
    });
  }
}

/** Returns an object that has a value for every property name. */
function named<T>(value: (name: string) => T): object {
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? value(name) : undefined) });
}

/** A transaction on its connection, and the Prisma clients that joined it. */
export class OpenTransaction implements Tx {
  private readonly joined = new Map<GeneratedClient, JoinedClient>();
  private isOver = false;

  constructor(private readonly lease: Lease) {}

  async query<T extends QueryResultRow>({ text, values }: Sql): Promise<T[]> {
    return (await this.send<T>({ text, values })).rows;
  }

  async one<T extends QueryResultRow>(statement: Sql): Promise<T | null> {
    return (await this.query<T>(statement))[0] ?? null;
  }

  with<C extends GeneratedClient>(client: C): Models<C> {
    const joined = this.joined.get(client) ?? new JoinedClient(client, this);
    this.joined.set(client, joined);
    return joined.models as Models<C>;
  }

  async send<T extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<T>> {
    // Another transaction may already be using its connection.
    if (this.isOver) throw new Error('The transaction is over.');
    return this.lease.send<T>(config);
  }

  /** Call before COMMIT or ROLLBACK: clients finish running calls and accept no new ones. */
  async close(): Promise<void> {
    await Promise.all([...this.joined.values()].map((client) => client.leave()));
    this.isOver = true;
  }
}
