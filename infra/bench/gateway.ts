/*
 * `npm run bench:gateway`: the same read straight from the service and through the gateway, in one run, as a visitor and
 * as a signed-in member; then pages. Direct and through take short turns, and each turn is compared with the one beside
 * it: a machine that is busy with something else disturbs both.
 */
import { HEADERS } from '@waymark/contracts-core';
import { Pool } from 'undici';
import { readFileSync } from 'node:fs';
import { FROM_OUR_PAGES } from '../load/from-our-pages';
import { SAMPLE_ACCOUNTS_FILE } from '../local/paths';
import { timedGet, type Sample } from './open-loop';
import { percentile } from './percentile';
import { platform } from './platform';
import { signedIdentity } from './signed-identity';

/** `connections` callers that each send `each` GETs one after another; answers the samples and requests per second. */
async function closedLoop(
  pool: Pool,
  path: string,
  connections: number,
  each: number,
  headers: Record<string, string> = {},
): Promise<{ samples: Sample[]; perSecond: number }> {
  const started = performance.now();
  const caller = async () => {
    const samples: Sample[] = [];
    for (let index = 0; index < each; index += 1) samples.push(await timedGet(pool, path, headers));
    return samples;
  };
  const samples = (await Promise.all(Array.from({ length: connections }, caller))).flat();
  return { samples, perSecond: samples.length / ((performance.now() - started) / 1000) };
}

/** The session cookie of the sample member. */
async function sampleCookie(origin: string): Promise<string> {
  const { member } = JSON.parse(readFileSync(SAMPLE_ACCOUNTS_FILE, 'utf8')) as Record<
    string,
    { email: string; password: string }
  >;
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { ...FROM_OUR_PAGES, 'content-type': 'application/json' },
    body: JSON.stringify(member),
  });
  const [cookie] = answer.headers.get('set-cookie')?.split(';') ?? [];
  if (!cookie) throw new Error(`Signing in as the sample member answered ${answer.status}.`);
  return cookie;
}

/** Seconds of CPU that the gateway has used since its start, as it says itself. */
async function gatewayCpuSeconds(internalOrigin: string): Promise<number> {
  const text = await (await fetch(`${internalOrigin}/metrics`)).text();
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(text) ?? [];
  if (!seconds) throw new Error('The gateway says nothing of its CPU time.');
  return Number(seconds);
}

const TURNS = 15;
const PATH = '/api/top-reviewer';
const { origin, internalOrigin, serviceOrigin, identitySecret } = platform();
const direct = new Pool(serviceOrigin('reviews'), { connections: 32 });
const through = new Pool(origin, { connections: 32 });
const cookie = await sampleCookie(origin);

for (const [who, headers] of [
  ['visitor', {}],
  ['member', { cookie }],
] as const) {
  for (const connections of [1, 16])
    console.log(`${who}, ${connections} connections: ${await compare(connections, headers)}`);
}
for (const path of ['/data-sources', '/', '/venues/1']) console.log(`page ${path}: ${await page(() => path)}`);
let venue = 1_000;
console.log(`page /venues/:id, another one each time: ${await page(() => `/venues/${(venue += 1)}`)}`);
await Promise.all([direct.close(), through.close()]);

async function compare(connections: number, headers: Record<string, string>): Promise<string> {
  const asMember = 'cookie' in headers;
  const turns: { direct: number; through: number; cpu: number }[] = [];
  await measure(through, connections, headers);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [straight, cpu] = [
      await measure(direct, connections, asMember ? { [HEADERS.identity]: signedIdentity(identitySecret) } : {}),
      await gatewayCpuSeconds(internalOrigin),
    ];
    const hop = await measure(through, connections, headers);
    turns.push({
      direct: straight.p50,
      through: hop.p50,
      cpu: ((await gatewayCpuSeconds(internalOrigin)) - cpu) / hop.count,
    });
  }
  const middle = (of: (turn: (typeof turns)[number]) => number) => percentile(turns.map(of), 0.5);
  return (
    `p50 ${middle((turn) => turn.direct).toFixed(2)} ms direct, ${middle((turn) => turn.through).toFixed(2)} ms through the gateway ` +
    `(x${middle((turn) => turn.through / turn.direct).toFixed(2)}, +${middle((turn) => turn.through - turn.direct).toFixed(2)} ms); ` +
    `${(middle((turn) => turn.cpu) * 1e6).toFixed(0)} µs of the gateway's CPU a request`
  );
}

async function measure(pool: Pool, connections: number, headers: Record<string, string>) {
  const { samples } = await closedLoop(pool, PATH, connections, Math.ceil(400 / connections), headers);
  const failed = samples.filter((sample) => sample.status !== 200).length;
  if (failed > 0) throw new Error(`${failed} requests failed: set RATE_LIMIT_FACTOR=1000 when starting the platform.`);
  return {
    p50: percentile(
      samples.map((sample) => sample.ms),
      0.5,
    ),
    count: samples.length,
  };
}

async function page(next: () => string): Promise<string> {
  const times: number[] = [];
  for (let count = 0; count < 200; count += 1)
    times.push((await timedGet(through, next(), { 'accept-encoding': 'gzip' })).ms);
  return `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`;
}
