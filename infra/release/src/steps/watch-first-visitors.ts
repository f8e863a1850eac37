import { setTimeout as pause } from 'node:timers/promises';
import { readRelease, keyOf } from '../registry/read-release';
import { isWithdrawn } from '../registry/withdrawals';
import { Refusal } from '../refusal';
import { askGateways } from '../gateways/ask-gateways';
import { CountedLoads } from '../gateways/counted-loads';
import type { PagePart, ReleaseContext, ServicePart } from './release-context';
import { judge, serviceErrors } from '../gateways/judge';
import { requireSequence } from '../registry/write-page';
import { openOthers } from './open-pages';
import type { Step } from './run-steps';

/** With this many page loads without an error, it is 95 % certain that fewer than one in seven fails. */
const LOADS_NEEDED = 20;

/**
 * Returns how many visitors' browsers must have loaded the new build before everybody gets it; 0 when everybody
 * already does, or when it is to stay at its weight.
 */
export function loadsNeeded({ page, options }: Pick<ReleaseContext, 'page' | 'options'>): number {
  if (!page?.build || !page.live || options.weight === 100 || options.hold) return 0;
  return options.loads ?? LOADS_NEEDED;
}

const LOOK_EVERY_MS = 1_000;
/** The longest wait for missing visitors, as a multiple of the normal watch. */
const LONGEST = 6;
const SERVICE_FAULTS = 5;
const SERVICE_SHARE = 0.01;

/**
 * Watches the new build's errors among its first visitors; too many end the release. Meanwhile opens the pages that
 * were not opened before, as far as it gets.
 */
export const watchFirstVisitors: Step<ReleaseContext> = {
  name: 'watch the first visitors',
  async run(context) {
    const { page, service } = context;
    if (!page?.build && !service?.origins) return null;
    const over = new AbortController();
    const others = openOthers(context, over.signal);
    const [seen, opened] = await Promise.allSettled([watch(context).finally(() => over.abort()), others]);
    if (seen.status === 'rejected') throw seen.reason;
    if (opened.status === 'rejected') throw opened.reason;
    const of = context.otherPages?.length ?? 0;
    return of > 0 ? `${seen.value}; ${opened.value} of ${of} other pages opened without an error` : seen.value;
  },
};

async function watch(context: ReleaseContext): Promise<string> {
  const { page, service, environment, options, signal } = context;
  const seconds = options.watchSeconds ?? environment.watchSeconds;
  const began = Date.now();
  const counted = new CountedLoads();
  const needed = loadsNeeded(context);
  for (;;) {
    const seen = [
      ...(page?.build ? [await lookAtPage(context, page, counted)] : []),
      ...(service?.origins ? [await lookAtService(service)] : []),
    ];
    context.loads = counted.atLeast();
    const until = began + seconds * 1_000 * (context.loads < needed ? LONGEST : 1);
    if (Date.now() >= until) return `${Math.round((Date.now() - began) / 1_000)} s: ${seen.join('; ')}`;
    await pause(Math.min(LOOK_EVERY_MS, Math.max(0, until - Date.now())), undefined, { signal });
  }
}

async function lookAtPage(
  { connection, writer, options: { slice } }: ReleaseContext,
  { kind, build, written }: PagePart,
  counted: CountedLoads,
): Promise<string> {
  const version = build?.version ?? '';
  if (await isWithdrawn(writer, slice, version))
    throw new Refusal(`The gateways took ${slice} ${version} back: it failed in browsers.`);
  const { value } = await readRelease(writer, kind, slice);
  requireSequence(keyOf(kind, slice), value, written ?? null);
  const { loads, errors, isBad } = judge((await askGateways(connection)).reports, slice, version);
  if (isBad) throw new Refusal(`${slice} ${version} fails in browsers: ${errors} errors, ${loads} good loads.`);
  counted.see(loads);
  return `${counted.atLeast()} loads and ${errors} errors in browsers`;
}

async function lookAtService({ origins = [], version }: ServicePart): Promise<string> {
  const counts = await Promise.all(origins.map((origin) => serviceErrors(origin).catch(() => null)));
  if (counts.includes(null)) throw new Refusal(`Service ${version} no longer answers.`);
  const answers = counts.reduce((sum, count) => sum + (count?.answers ?? 0), 0);
  const faults = counts.reduce((sum, count) => sum + (count?.faults ?? 0), 0);
  if (faults >= SERVICE_FAULTS && faults >= SERVICE_SHARE * answers)
    throw new Refusal(`Service ${version} fails: ${faults} of ${answers} answers are faults (5xx).`);
  return `${answers} answers and ${faults} faults of the service`;
}
