import { Kvm } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { REGISTRY_BUCKET } from '@waymark/contracts-core';
import { registryWriter, type RegistryWriter } from '../registry/registry-writer';
import { connectNats } from './environments/connect-nats';
import type { Environment } from './environments/environment';

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
