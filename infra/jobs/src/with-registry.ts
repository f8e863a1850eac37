import { connect } from '@nats-io/transport-node';
import { natsServers } from '@waymark/contracts-core';
import { openRegistry, registryWriter, type RegistryWriter, signingKeyFrom } from '@waymark/release/registry';

interface RegistryEnv {
  NATS_URL: string;
  REGISTRY_SIGNING_KEY: string;
}

/** Opens the registry with the right to publish, and always closes the connection. */
export async function withRegistry<T>(
  env: RegistryEnv,
  by: string,
  work: (writer: RegistryWriter) => Promise<T>,
): Promise<T> {
  const signer = signingKeyFrom(env.REGISTRY_SIGNING_KEY);
  const connection = await connect({ ...natsServers(env.NATS_URL), maxReconnectAttempts: 10, timeout: 5_000 });
  try {
    return await work(registryWriter(await openRegistry(connection), signer, by));
  } finally {
    await connection.drain();
  }
}
