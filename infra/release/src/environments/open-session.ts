import { Kvm } from '@nats-io/kv';
import { type NatsConnection, connect } from '@nats-io/transport-node';
import { REGISTRY_BUCKET, natsServers } from '@waymark/contracts-core';
import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { Refusal } from '../refusal';
import { registryWriter, type RegistryWriter } from '../registry/registry-writer';
import type { Environment } from './environment';

/**
 * Returns the releaser's name for history and locks: RELEASE_BY, else the git user name, else this machine's user
 * name.
 */
export function who(env: Record<string, string | undefined>): string {
  return `${env['RELEASE_BY'] || gitName() || userInfo().username}@${hostname()}`;
}

function gitName(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** One command that runs against one environment. */
export interface Session {
  /** The checkout to release from. */
  readonly root: string;
  readonly environment: Environment;
  readonly connection: NatsConnection;
  readonly writer: RegistryWriter;
  /** Prints a line. */
  say(line: string): void;
  close(): Promise<void>;
}

/** Connects to the environment's broker. `by` is recorded in every entry that is written. */
export async function openSession(options: {
  root: string;
  environment: Environment;
  by: string;
  say(line: string): void;
}): Promise<Session> {
  const { root, environment, by, say } = options;
  const connection = await connectNats(environment.natsUrl);
  // Created when the platform was set up, with as many replicas as it has nodes.
  const registry = await new Kvm(connection).open(REGISTRY_BUCKET);
  const writer = registryWriter(registry, environment.signer, by, environment.trusted);
  return { root, environment, connection, writer, say, close: () => connection.close() };
}

/** Connects to one NATS server, or to any of several separated by commas. */
export async function connectNats(urls: string): Promise<NatsConnection> {
  const options = natsServers(urls);
  try {
    return await connect({
      ...options,
      name: 'release',
      timeout: 3_000,
      maxReconnectAttempts: 20,
      reconnectTimeWait: 500,
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      `NATS does not answer at ${options.servers.join(', ')} (${why}): without it nothing can be released, and nothing is changed.`,
    );
  }
}
