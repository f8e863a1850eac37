import { keyOf } from '../registry/read-release';
import { requireNotWithdrawn } from '../registry/withdrawals';
import { startCanary } from '../registry/staged';
import type { PagePart, ReleaseContext } from './release-context';
import { untilAllFollow, theyFollow } from '../gateways/until-all-follow';
import { writePage, requireSequence } from '../registry/write-page';
import type { Step } from './run-steps';

/** A first build has no previous one: its pages are switched off instead, unless the key was changed since. */
async function switchOffFirst({ writer, connection, options }: ReleaseContext, page: PagePart): Promise<void> {
  const key = keyOf(page.kind, options.slice);
  const { release } = await writePage(writer, page.kind, options.slice, 'kill', (current) => {
    requireSequence(key, current, page.written ?? null);
    if (!current) throw new Error(`${key} is gone`);
    return { ...current, state: 'killed' };
  });
  await untilAllFollow(connection, { [key]: release.sequence });
}

/** Gives visitors their earlier build again, unless the key was changed since. */
async function undoPage(
  { writer, connection, options }: ReleaseContext,
  page: PagePart,
  before: NonNullable<PagePart['live']>,
): Promise<void> {
  const key = keyOf(page.kind, options.slice);
  const { release } = await writePage(writer, page.kind, options.slice, 'rollback', (current) => {
    requireSequence(key, current, page.written ?? null);
    // An earlier canary was replaced on purpose, so it is not restored.
    return { ...before, canary: undefined };
  });
  await untilAllFollow(connection, { [key]: release.sequence });
}

/**
 * Publishes the build: from here on, visitors get it. Does nothing if the key has changed since we read it, or if a
 * gateway does not follow.
 */
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
  // Without a shell, no page could show that it is switched off.
  else if (kind === 'remote')
    undo.add(
      `${page.folder} ${build.version}; none is before it, so its pages are off until "revive ${options.slice}"`,
      () => switchOffFirst(context, page),
    );
  return release.sequence;
}
