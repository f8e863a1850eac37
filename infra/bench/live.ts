/*
 * `npm run bench:live`: a thousand tabs of members hold a stream at the gateway, on servers of the bench's own. What that costs
 * its memory, and how long it takes from somebody's follow to the tabs of whom they follow. Needs a build.
 */
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { FROM_OUR_PAGES } from '../load/from-our-pages';
import { startBenchPlatform } from './bench-platform';
import { signedInAs } from './community/as-member';
import { percentile } from './percentile';

const MEMBERS = 100;
/** As many as a member may have. */
const TABS = 10;
const FOLLOWS = 30;
const FOLLOWED = 1;
const LIMIT = { megabytes: 200, milliseconds: 2_000 };
/** A tab that has not heard by then has missed it. Milliseconds. */
const PATIENCE = 20_000;
const MEMBERS_OF_BENCH = `
  INSERT INTO member (id, display_name, username, is_public, is_active, version)
  SELECT n, 'Member ' || n, 'member' || n, true, true, 1 FROM generate_series(1, $1::int) AS n`;

const agent = new Agent({ maxSockets: Infinity });
const platform = await startBenchPlatform('community');
let isGood = false;
try {
  await platform.open('community_live', (client) => client.query(MEMBERS_OF_BENCH, [MEMBERS]));
  const ids = Array.from({ length: MEMBERS }, (_, index) => index + 1);
  isGood = await measure(await signedInAs(platform.redisUrl, ids));
} finally {
  agent.destroy();
  await platform.stop();
}
process.exit(isGood ? 0 : 1);

async function measure(members: Map<number, { cookie: string }>): Promise<boolean> {
  let heard: () => void = () => undefined;
  const before = await gatewayFigures();
  for (const [id, { cookie }] of members)
    await Promise.all(Array.from({ length: TABS }, () => openTab(cookie, () => void (id === FOLLOWED && heard()))));
  await wait(5_000);
  const open = await gatewayFigures();

  const took: number[] = [];
  for (const [id, { cookie }] of [...members].filter(([id]) => id !== FOLLOWED).slice(0, FOLLOWS)) {
    let tabs = 0;
    const all = new Promise<void>((resolve) => (heard = () => void ((tabs += 1) === TABS && resolve())));
    const began = performance.now();
    await follow(id, cookie);
    await Promise.race([all, wait(PATIENCE)]);
    took.push(performance.now() - began);
  }

  const more = open.megabytes - before.megabytes;
  const [p50, p95] = [percentile(took, 0.5), percentile(took, 0.95)];
  console.log(
    `${open.streams} open streams: ${open.megabytes.toFixed(0)} MB in all, ${more.toFixed(0)} MB more than before`,
  );
  console.log(`from a follow to all ${TABS} tabs: median ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
  const isWithin = open.streams === MEMBERS * TABS && more < LIMIT.megabytes && p95 < LIMIT.milliseconds;
  console.log(isWithin ? 'ok' : `MISSED: under ${LIMIT.megabytes} MB, under ${LIMIT.milliseconds} ms`);
  return isWithin;
}

/** An open tab that tells when it hears of a notification. */
async function openTab(cookie: string, onNews: () => void): Promise<void> {
  const asked = request(`${platform.origin}/api/notifications/stream`, { agent, headers: { cookie } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`The stream answered ${answer.statusCode}.`);
  answer.setEncoding('utf8');
  // Both are cut off when the bench is done.
  for (const end of [asked, answer]) end.on('error', () => undefined);
  answer.on('data', (text: string) => {
    if (text.includes('event: notification')) onNews();
  });
}

async function follow(id: number, cookie: string): Promise<void> {
  const answer = await fetch(`${platform.origin}/api/users/${FOLLOWED}/follow`, {
    method: 'POST',
    headers: { ...FROM_OUR_PAGES, cookie, 'idempotency-key': `follow-${id}-bench` },
  });
  if (!answer.ok) throw new Error(`Following answered ${answer.status}.`);
}

/** Megabytes in use, as the gateway says itself, and its open streams. */
async function gatewayFigures(): Promise<{ megabytes: number; streams: number }> {
  const text = await (await fetch(`${platform.internalOrigin}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return { megabytes: figure('process_resident_memory_bytes') / 1e6, streams: figure('gateway_live_streams') };
}
