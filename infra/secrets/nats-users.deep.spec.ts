import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { Kvm, type KV } from '@nats-io/kv';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { findBinary, freePort, startChildServer, until, type ChildServer } from '@waymark/testing';
import { openRegistry } from '@waymark/release/registry';
import { natsUsers } from './nats-users';

const PASSWORDS = { publisher: 'p', gateway: 'g', maps: 'm' };
const PORTS = { client: 'port: 4222', health: '127.0.0.1:8222' };
let folder: string;
let server: ChildServer;
let port: number;
const connections: NatsConnection[] = [];

async function as(user: keyof typeof PASSWORDS): Promise<NatsConnection> {
  const connection = await connect({
    servers: `127.0.0.1:${port}`,
    user,
    pass: PASSWORDS[user],
    reconnect: false,
    timeout: 2_000,
  });
  connections.push(connection);
  return connection;
}

/** A refused write is answered by nobody: it ends with the time that it may take. */
const write = (registry: KV, key: string): Promise<string> =>
  registry.put(key, 'x').then(
    () => 'written',
    () => 'refused',
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-broker-'));
  mkdirSync(join(folder, 'data'));
  const [client, health] = [await freePort(), await freePort()];
  port = client;
  // The configuration of the containers, on ports and in a folder of this test.
  const config = readFileSync(join(import.meta.dirname, '../compose/nats.conf'), 'utf8');
  writeFileSync(
    join(folder, 'nats.conf'),
    config
      .replace(PORTS.client, `host: 127.0.0.1\nport: ${client}`)
      .replace(PORTS.health, `127.0.0.1:${health}`)
      .replace('/data', join(folder, 'data')),
  );
  const users = natsUsers(PASSWORDS, 'r', []);
  // One node is no cluster: JetStream would wait for the others.
  writeFileSync(join(folder, 'users.conf'), users.slice(0, users.indexOf('cluster {')));
  server = startChildServer({
    name: 'NATS',
    command: findBinary('nats-server') ?? 'nats-server',
    args: ['--config', join(folder, 'nats.conf')],
    env: { ...process.env, NATS_NAME: 'nats-1' },
    logFile: join(folder, 'log'),
    stopSignal: 'SIGTERM',
  });
  await until('NATS', 30_000, async () => (await as('publisher')).info ?? null, server.death);
}, 60_000);

afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.close()));
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the broker of the containers', () => {
  it('lets the publisher alone write the registry; a gateway may withdraw a version, a service may write nothing (R2.22)', async () => {
    expect(await write(await openRegistry(await as('publisher'), 1), 'remote.maps')).toBe('written');
    const gateway = await new Kvm(await as('gateway')).open('registry');
    expect(await write(gateway, 'withdrawn.maps.one')).toBe('written');
    expect(
      await Promise.all(['remote.maps', 'service.maps', 'lock.maps', 'shell'].map((key) => write(gateway, key))),
    ).toEqual(Array(4).fill('refused'));
    const service = await new Kvm(await as('maps')).open('registry');
    const purge = service.purge('withdrawn.maps.one').then(
      () => 'written',
      () => 'refused',
    );
    expect(
      await Promise.all([...['remote.maps', 'withdrawn.maps.two'].map((key) => write(service, key)), purge]),
    ).toEqual(Array(3).fill('refused'));
  }, 60_000);

  it('lets everyone read it, and nobody but the publisher empty it', async () => {
    for (const user of ['gateway', 'maps'] as const) {
      const connection = await as(user);
      expect((await (await new Kvm(connection).open('registry')).get('remote.maps'))?.string()).toBe('x');
      const manager = await jetstreamManager(connection, { timeout: 1_000 });
      await expect(manager.streams.purge('KV_registry')).rejects.toThrow();
      await expect(manager.streams.delete('KV_registry')).rejects.toThrow();
    }
  }, 60_000);

  it('gives a service its own stream', async () => {
    const manager = await jetstreamManager(await as('maps'));
    expect((await manager.streams.add({ name: 'maps', subjects: ['maps.>'] })).config.name).toBe('maps');
  }, 60_000);

  it('lets gateways alone tell each other how builds load', async () => {
    const heard: string[] = [];
    const listener = await as('gateway');
    listener.subscribe('waymark.gateway.load', { callback: (_error, message) => void heard.push(message.string()) });
    await listener.flush();
    for (const user of ['maps', 'gateway'] as const) {
      const connection = await as(user);
      connection.publish('waymark.gateway.load', user);
      await connection.flush();
    }
    await until('what a gateway said', 10_000, () => Promise.resolve(heard.includes('gateway') || null), server.death);
    expect(heard).toEqual(['gateway']);
  }, 60_000);

  it('lets no service answer for a gateway', async () => {
    const service = await as('maps');
    for (const subject of ['waymark.gateway.report', 'waymark.>'])
      service.subscribe(subject, { callback: (error, message) => void (error ?? message.respond('I am a gateway')) });
    await service.flush();
    const asked = (await as('publisher')).request('waymark.gateway.report', undefined, { timeout: 1_000 });
    await expect(asked).rejects.toThrow();
  }, 60_000);

  it('lets nobody in without a password', async () => {
    await expect(connect({ servers: `127.0.0.1:${port}`, reconnect: false, timeout: 2_000 })).rejects.toThrow(
      /Authorization/i,
    );
  }, 60_000);
});
