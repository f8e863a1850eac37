import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startNats, startPostgres, withClient } from '@waymark/testing';

const PASSWORD = 'kit-spec';
const KIT_SQL = join(import.meta.dirname, '../../prisma/kit.sql');
const SAMPLE_SQL = 'CREATE TABLE note (id serial PRIMARY KEY, text text NOT NULL, version int NOT NULL DEFAULT 1)';

/** A PostgreSQL with the kit's tables and a broker, both of this spec's own. */
export class KitServers {
  nats: RunningServer;
  private wipes = 0;

  private constructor(
    private readonly folder: string,
    readonly postgres: RunningServer,
    nats: RunningServer,
    readonly databaseUrl: string,
  ) {
    this.nats = nats;
  }

  static async start(): Promise<KitServers> {
    // PostgreSQL runs as its own user, so its folder is one that everyone may enter.
    const folder = mkdtempSync(join(tmpdir(), 'kit-spec-'));
    chmodSync(folder, 0o755);
    const dataDir = join(folder, 'postgres');
    const [postgres, nats] = await Promise.all([
      startPostgres({ dataDir, password: PASSWORD, logFile: join(folder, 'postgres.log'), throwAway: true }),
      startNats({ dataDir: join(folder, 'nats-0'), password: PASSWORD, logFile: join(folder, 'nats.log') }),
    ]);
    const databaseUrl = postgres.url;
    const tables = await readFile(KIT_SQL, 'utf8');
    await withClient(databaseUrl, (client) => client.query(`${tables}; ${SAMPLE_SQL}`));
    return new KitServers(folder, postgres, nats, databaseUrl);
  }

  /** The environment of a service on these servers. */
  get env(): Record<string, string> {
    return { DATABASE_URL: this.databaseUrl, NATS_URL: this.nats.url, IDENTITY_SECRET: 's'.repeat(32) };
  }

  /** Kills the broker and starts an empty one at the same address. */
  async wipeBroker(): Promise<void> {
    const { port } = this.nats;
    await this.nats.kill();
    this.wipes += 1;
    const dataDir = join(this.folder, `nats-${this.wipes}`);
    this.nats = await startNats({ dataDir, password: PASSWORD, logFile: join(this.folder, 'nats.log'), port });
  }

  async stop(): Promise<void> {
    await Promise.all([this.nats.stop(), this.postgres.stop()]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
