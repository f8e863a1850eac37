import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startNats, withClient } from '@waymark/testing';
import { forgetSeen } from './sample-module';

const PASSWORD = 'kit-spec';
const KIT_SQL = ['kit.sql', 'kit-traceparent.sql', 'kit-event-try.sql', 'kit-inbox-order.sql'].map((file) =>
  join(import.meta.dirname, '../../prisma', file),
);
const SAMPLE_SQL = 'CREATE TABLE note (id serial PRIMARY KEY, text text NOT NULL, version int NOT NULL DEFAULT 1)';

/** A database with the kit's tables, and a broker for this spec only, which it may kill. */
export class KitServers {
  nats: RunningServer;
  private wipes = 0;

  private constructor(
    private readonly folder: string,
    private readonly adminUrl: string,
    readonly databaseUrl: string,
    nats: RunningServer,
  ) {
    this.nats = nats;
  }

  static async start(): Promise<KitServers> {
    forgetSeen();
    const adminUrl = process.env['TEST_PG_ADMIN_URL'];
    if (!adminUrl) throw new Error('TEST_PG_ADMIN_URL is not set: medium specs run in the jest project "medium".');
    const folder = mkdtempSync(join(tmpdir(), 'kit-spec-'));
    const nats = await startNats({
      dataDir: join(folder, 'nats-0'),
      password: PASSWORD,
      logFile: join(folder, 'nats.log'),
    });
    const database = `test_kit_${randomBytes(6).toString('hex')}`;
    await withClient(adminUrl, (client) => client.query(`CREATE DATABASE ${database}`));
    const url = new URL(adminUrl);
    url.pathname = `/${database}`;
    const tables = (await Promise.all(KIT_SQL.map((file) => readFile(file, 'utf8')))).join(';');
    await withClient(url.href, (client) => client.query(`${tables}; ${SAMPLE_SQL}`));
    return new KitServers(folder, adminUrl, url.href, nats);
  }

  /** The environment variables of a service on these servers. */
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
    const database = new URL(this.databaseUrl).pathname.slice(1);
    await withClient(this.adminUrl, (client) => client.query(`DROP DATABASE ${database} WITH (FORCE)`));
    await this.nats.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
