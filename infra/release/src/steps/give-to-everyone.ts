import { keyOf } from '../registry/read-release';
import { giveToAll } from '../registry/staged';
import { untilAllFollow, theyFollow } from '../gateways/until-all-follow';
import type { ReleaseContext } from './release-context';
import { loadsNeeded } from './watch-first-visitors';
import { writePage, requireSequence } from '../registry/write-page';
import type { Step } from './run-steps';

/** Stops the previous build, which gets no more requests, after it has finished the pending ones. */
export const retireOld: Step<ReleaseContext> = {
  name: 'retire the old',
  async run({ service, environment, undo, options: { slice } }) {
    undo.clear();
    if (!service?.origins) return null;
    await environment.retireService(slice, service.origins);
    return service.live ? `${service.live.version} has ended` : 'there was none';
  },
};

/** Full weight: everybody gets the canary. */
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
