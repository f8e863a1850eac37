import { serviceKey } from '@waymark/contracts-core';
import { readRelease, releaseHistory } from '../registry/read-release';
import { writeRelease } from '../registry/write-release';
import { Refusal } from '../refusal';
import { untilAllFollow, theyFollow } from '../gateways/until-all-follow';
import { SliceLock } from '../registry/slice-lock';
import type { Session } from '../environments/open-session';
import { requireSequence } from '../registry/write-page';

/**
 * Starts the previous build from its copy, routes requests to it, and stops the failed one. The database does not
 * change: migrations only add.
 */
export async function rollBackService({ writer, environment, connection, say }: Session, slice: string): Promise<void> {
  const lock = await SliceLock.take(writer.registry, slice, writer.by, () => undefined);
  try {
    const { value: live } = await readRelease(writer, 'service', slice);
    if (!live) throw new Refusal(`There is no service "${slice}".`);
    if (!live.previous)
      throw new Refusal(`${live.version} is the first build of service ${slice}: there is none to go back to.`);
    const { version } = live.previous;
    const origins = await environment.startService(slice, version, live.previous.origins);
    const { sequence } = await send().catch(async (error: unknown) => {
      const now = (await readRelease(writer, 'service', slice)).value;
      // Another release may have changed the origins meanwhile.
      await environment.retireService(slice, [...new Set([...live.origins, ...(now?.origins ?? [])])]);
      throw error;
    });
    // From here on, the new build gets the requests. If a gateway does not follow, this reports it and both builds keep
    // running.
    const gateways = await untilAllFollow(connection, { [serviceKey(slice)]: sequence });
    await environment.retireService(slice, origins);
    say(`Took service ${live.version} back: ${version} answers at ${origins.join(', ')} (${theyFollow(gateways)}).`);

    async function send(): Promise<{ sequence: number }> {
      const past = await releaseHistory(writer, 'service', slice);
      const of = past
        .map(({ release }) => release)
        .filter((release) => release !== null)
        .findLast((release) => release.version === version);
      const { release } = await writeRelease(writer, 'service', slice, (current) => {
        requireSequence(serviceKey(slice), current, live?.sequence ?? null);
        return {
          version,
          origins,
          manifest: of?.manifest ?? live!.manifest,
          act: 'rollback',
          ...(of?.previous ? { previous: of.previous } : {}),
        };
      });
      return release;
    }
  } finally {
    await lock.free();
  }
}
