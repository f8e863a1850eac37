import { Kvm } from '@nats-io/kv';
import { type NatsConnection, connect } from '@nats-io/transport-node';
import { REGISTRY_BUCKET, natsServers } from '@waymark/contracts-core';
import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { Refusal } from '../refusal';
import { registryWriter, type RegistryWriter } from '../registry/registry-writer';
import type { Environment } from './environment';

/** Who releases, as history and locks show it: RELEASE_BY, else the name in git, else the account of this machine. */
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

/** One command at work on one environment. */
export interface Session {
  /** The checkout that is released from. */
  readonly root: string;
  readonly environment: Environment;
  readonly connection: NatsConnection;
  readonly writer: RegistryWriter;
  /** Prints a line. */
  say(line: string): void;
  close(): Promise<void>;
}

/** Connects to the environment's broker. `by` stands in every entry that is written. */
export async function openSession(options: {
  root: string;
  environment: Environment;
  by: string;
  say(line: string): void;
}): Promise<Session> {
  const { root, environment, by, say } = options;
  const connection = await connectNats(environment.natsUrl);
  // Made by whoever set the platform up, with as many copies as it has nodes.
  const registry = await new Kvm(connection).open(REGISTRY_BUCKET);
  const writer = registryWriter(registry, environment.signer, by, environment.trusted);
  return { root, environment, connection, writer, say, close: () => connection.close() };
}

/** Connects to one NATS server or to any of several, split by commas. */
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
