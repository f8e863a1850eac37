import { serviceKey, type ServiceRelease } from '@waymark/contracts-core';
import { writeRelease } from '../../registry/write-release';
import { untilAllFollow } from '../gateways/until-all-follow';
import type { ReleaseContext } from '../release-context';
import { requireSequence } from './require-sequence';

/** Sends requests to the build before, which still runs, unless somebody else wrote the key since. */
export async function undoService(
  { writer, connection, options: { slice } }: ReleaseContext,
  before: ServiceRelease,
  written: number,
): Promise<void> {
  const { release } = await writeRelease(writer, 'service', slice, (current) => {
    requireSequence(serviceKey(slice), current, written);
    const { version, origins, manifest, previous } = before;
    return { version, origins, manifest, act: 'rollback', ...(previous ? { previous } : {}) };
  });
  await untilAllFollow(connection, { [serviceKey(slice)]: release.sequence });
}
