import type { NatsConnection } from '@nats-io/transport-node';
import { LOCAL, ROOT } from '../local/paths';
import { openRegistry, type RegistryWriter, registryWriter } from '@waymark/release/registry';
import { connectNats, type Environment, localEnvironment } from '@waymark/release/environments';

interface OpenPlatform {
  environment: Environment;
  connection: NatsConnection;
  writer: RegistryWriter;
}

/** Runs `run` against the platform of this data folder, with the right to publish. */
export async function onPlatform<T>(run: (platform: OpenPlatform) => Promise<T>): Promise<T> {
  const environment = localEnvironment(ROOT, LOCAL);
  const connection = await connectNats(environment.natsUrl);
  try {
    return await run({
      environment,
      connection,
      writer: registryWriter(await openRegistry(connection), environment.signer, 'skew check', environment.trusted),
    });
  } finally {
    await connection.drain();
  }
}
