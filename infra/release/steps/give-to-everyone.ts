import { keyOf } from '../../registry/release-kinds';
import { giveToAll } from '../../registry/give-to-all';
import { theyFollow } from '../gateways/they-follow';
import { untilAllFollow } from '../gateways/until-all-follow';
import type { ReleaseContext } from '../release-context';
import { loadsNeeded } from '../watch/loads-needed';
import { requireSequence } from '../writes/require-sequence';
import { writePage } from '../writes/write-page';
import type { Step } from './step';

/** Full weight: the canary becomes what everybody gets. */
export const giveToEveryone: Step<ReleaseContext> = {
  name: 'give it to everyone',
  async run(context) {
    const { page, writer, connection, options, loads = 0 } = context;
    const { build, live } = page ?? {};
    if (!page || !build) return null;
    if (!live || options.weight === 100) return 'everybody has it already';
    if (options.hold)
      return `held at ${options.weight} %: release the same build again to go on, or "rollback ${options.slice}"`;
    const needed = loadsNeeded(context);
    if (loads < needed) {
      context.heldBack = [
        `held at ${options.weight} %: ${loads} of ${needed} loads by visitors, too few to tell how it does. To go on when they have come:`,
        `npm run release -- ${options.slice} (or with --loads ${loads}); to take it back: npm run release -- rollback ${options.slice}`,
      ].join('\n');
      return context.heldBack;
    }
    const key = keyOf(page.kind, options.slice);
    const { release } = await writePage(
      writer,
      page.kind,
      options.slice,
      'promote',
      (current) => {
        requireSequence(key, current, page.written ?? null);
        return current ? giveToAll(current, build) : { state: 'live', stable: build };
      },
      options,
    );
    page.written = release.sequence;
    const gateways = await untilAllFollow(connection, { [key]: release.sequence });
    return `everybody who comes now gets ${build.version} (${theyFollow(gateways)})`;
  },
};
