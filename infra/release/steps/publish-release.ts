import { keyOf } from '../../registry/release-kinds';
import { requireNotWithdrawn } from '../../registry/require-not-withdrawn';
import { startCanary } from '../acts/start-canary';
import type { PagePart, ReleaseContext } from '../release-context';
import { theyFollow } from '../gateways/they-follow';
import { untilAllFollow } from '../gateways/until-all-follow';
import { switchOffFirst } from '../writes/switch-off-first';
import { undoPage } from '../writes/undo-page';
import { requireSequence } from '../writes/require-sequence';
import { writePage } from '../writes/write-page';
import type { Step } from './step';

/** The moment from which visitors get it. Only if nobody wrote the key since we looked, and only if every gateway follows. */
export const publishRelease: Step<ReleaseContext> = {
  name: 'publish',
  async run(context) {
    const { page, connection, options } = context;
    if (!page?.build) return null;
    const sequence = await publishPage(context, page);
    const gateways = await untilAllFollow(connection, { [keyOf(page.kind, options.slice)]: sequence });
    const whom = page.live && options.weight < 100 ? ` for ${options.weight} % of visitors` : '';
    return `${page.build.version}${whom}; ${theyFollow(gateways)}`;
  },
};

async function publishPage(context: ReleaseContext, page: PagePart): Promise<number> {
  const { writer, undo, options } = context;
  const { build, live, kind } = page;
  if (!build) throw new Error(`${page.folder} has no build`);
  await requireNotWithdrawn(writer, options.slice, build.version, options.again);
  const act = live && options.weight < 100 ? 'canary' : 'publish';
  const { release } = await writePage(
    writer,
    kind,
    options.slice,
    act,
    (current) => {
      requireSequence(keyOf(kind, options.slice), current, live?.sequence ?? null);
      return startCanary(current, build, options.weight);
    },
    options,
  );
  page.written = release.sequence;
  if (live)
    undo.add(`${page.folder} ${build.version}; everybody gets ${live.stable.version}`, () =>
      undoPage(context, page, live),
    );
  // Without a shell there would be nothing that could say so.
  else if (kind === 'remote')
    undo.add(
      `${page.folder} ${build.version}; none is before it, so its pages are off until "revive ${options.slice}"`,
      () => switchOffFirst(context, page),
    );
  return release.sequence;
}
