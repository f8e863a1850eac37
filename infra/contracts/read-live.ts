import { access } from 'node:fs/promises';
import type { ConsumerContracts, Live, ServiceContracts } from './slice-contracts';
import { storedContracts } from './stored-contracts';
import { readConsumerContracts, readServiceContracts } from './read-contracts';

interface Published {
  /** A slice with a service, or `mfe-<slice>`, or `shell`. */
  readonly name: string;
  readonly version: string;
}

/**
 * Reads the contracts of everything that is live in the registry. Throws and names a version when its contracts are
 * not stored.
 */
export async function readLive(
  artefactsDir: string,
  live: { services: readonly Published[]; consumers: readonly Published[] },
): Promise<Live> {
  const consumer = async (of: Published) => {
    const folder = storedContracts({ artefactsDir, ...of });
    await access(folder);
    return readConsumerContracts(of.name, folder);
  };
  return {
    services: await Promise.all(
      live.services.map((of) =>
        named<ServiceContracts>(of, readServiceContracts(storedContracts({ artefactsDir, ...of }))),
      ),
    ),
    consumers: await Promise.all(live.consumers.map((of) => named<ConsumerContracts>(of, consumer(of)))),
  };
}

async function named<T>({ name, version }: Published, read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (cause) {
    throw new Error(`The contracts of ${name} ${version}, which is live, cannot be read`, { cause });
  }
}
