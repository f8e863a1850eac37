import { keyOf } from '../../registry/release-kinds';
import { giveToAll } from '../../registry/give-to-all';
import { theyFollow } from '../gateways/they-follow';
import { untilAllFollow } from '../gateways/until-all-follow';
import type { ReleaseContext } from '../release-context';
import { requireSequence } from '../writes/require-sequence';
import { writePage } from '../writes/write-page';
import type { Step } from './step';

/** Full weight: the canary becomes what everybody gets. */
export const giveToEveryone: Step<ReleaseContext> = {
  name: 'give it to everyone',
  async run({ page, writer, connection, options }) {
    const { build, live } = page ?? {};
    if (!page || !build) return null;
    if (!live || options.weight === 100) return 'everybody has it already';
    if (options.hold) return `held at ${options.weight} %: release the same build again to go on, or "rollback ${options.slice}"`;
    const key = keyOf(page.kind, options.slice);
    const { release } = await writePage(writer, page.kind, options.slice, 'promote', (current) => {
      requireSequence(key, current, page.written ?? null);
      return current ? giveToAll(current, build) : { state: 'live', stable: build };
    });
    page.written = release.sequence;
    const gateways = await untilAllFollow(connection, { [key]: release.sequence });
    return `everybody who comes now gets ${build.version} (${theyFollow(gateways)})`;
  },
};
