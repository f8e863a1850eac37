import { connect } from '@nats-io/transport-node';
import { openRegistry } from '@waymark/infra/registry/open-registry';
import { registryWriter, type RegistryWriter } from '@waymark/infra/registry/registry-writer';
import { signingKeyFrom } from '@waymark/infra/registry/signing-key-from';
import { natsOptions } from './nats-options';

interface RegistryEnv {
  NATS_URL: string;
  REGISTRY_SIGNING_KEY: string;
}

/** Opens the registry as somebody who may publish, and closes the connection whatever happens. */
export async function withRegistry<T>(env: RegistryEnv, by: string, work: (writer: RegistryWriter) => Promise<T>): Promise<T> {
  const signer = signingKeyFrom(env.REGISTRY_SIGNING_KEY);
  const connection = await connect(natsOptions(env.NATS_URL));
  try {
    return await work(registryWriter(await openRegistry(connection), signer, by));
  } finally {
    await connection.drain();
  }
}
