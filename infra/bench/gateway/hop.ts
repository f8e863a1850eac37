import { createHmac } from 'node:crypto';
import { HEADERS, IDENTITY_ISSUER, IDENTITY_TTL_SECONDS } from '@waymark/contracts-core';
import { readFileSync } from 'node:fs';
import { Pool, type Dispatcher } from 'undici';
import { SAMPLE_ACCOUNTS_FILE } from '../../local/paths';
import { percentile } from '../../load/percentile';
import { cookieOf, sendOnce } from '../../load/send';
import { platform } from '../platform';

const TURNS = 15;
const REQUESTS = 400;
const PATH = '/api/top-reviewer';
const BARS = { times: 1.5, moreMs: 1.5 };
const PAGES = ['/data-sources', '/', '/venues/1'];

/**
 * Sends the same read directly to the service and through the gateway, as visitor and as member, and then pages. The
 * two alternate in short turns and each is compared with its neighbour, so other work on the machine affects both.
 * Returns what exceeds its limit.
 */
export async function measureHop(): Promise<string[]> {
  const { origin, serviceOrigin, identitySecret } = platform();
  const direct = new Pool(serviceOrigin('reviews'), { connections: 32 });
  const through = new Pool(origin, { connections: 32 });
  const over: string[] = [];
  const people = {
    visitor: { cookie: undefined, identity: undefined },
    member: { cookie: await sampleCookie(through), identity: signedIdentity(identitySecret) },
  };
  for (const [who, { cookie, identity }] of Object.entries(people))
    for (const connections of [1, 16]) {
      const straight = () =>
        direct.request({ method: 'GET', path: PATH, headers: identity ? { [HEADERS.identity]: identity } : {} });
      const hop = () => through.request({ method: 'GET', path: PATH, headers: cookie ? { cookie } : {} });
      const { times, moreMs, figure } = await compare(connections, straight, hop);
      const line = `${who}, ${connections} connections: ${figure}`;
      console.log(line);
      if (connections === 1 && (times > BARS.times || moreMs > BARS.moreMs)) over.push(line);
    }
  for (const path of PAGES) {
    const times: number[] = [];
    for (let count = 0; count < 200; count += 1) times.push((await sendOnce(through, { path })).ms);
    console.log(
      `page ${path}: p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
    );
  }
  await Promise.all([direct.close(), through.close()]);
  return over;
}

type Get = () => Promise<Dispatcher.ResponseData>;

async function compare(connections: number, straight: Get, hop: Get) {
  const turns: { direct: number; through: number; cpu: number }[] = [];
  await median(connections, hop);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const directMs = await median(connections, straight);
    const cpu = await gatewayCpuSeconds();
    const throughMs = await median(connections, hop);
    turns.push({ direct: directMs, through: throughMs, cpu: ((await gatewayCpuSeconds()) - cpu) / REQUESTS });
  }
  const middle = (of: (turn: (typeof turns)[number]) => number) => percentile(turns.map(of), 0.5);
  const times = middle((turn) => turn.through / turn.direct);
  const moreMs = middle((turn) => turn.through - turn.direct);
  const figure =
    `p50 ${middle((turn) => turn.direct).toFixed(2)} ms direct, ${middle((turn) => turn.through).toFixed(2)} ms through the gateway ` +
    `(x${times.toFixed(2)}, bar x${BARS.times}; +${moreMs.toFixed(2)} ms, bar +${BARS.moreMs} ms); ` +
    `${(middle((turn) => turn.cpu) * 1e6).toFixed(0)} µs of the gateway's CPU a request`;
  return { times, moreMs, figure };
}

/** Returns the median in milliseconds for this many callers that each send one GET after another. */
async function median(connections: number, get: Get): Promise<number> {
  const samples: number[] = [];
  const caller = async () => {
    for (let index = 0; index < REQUESTS / connections; index += 1) {
      const began = performance.now();
      const { statusCode, body } = await get();
      await body.dump();
      if (statusCode !== 200) throw new Error(`${statusCode}: start the platform with RATE_LIMIT_FACTOR=1000.`);
      samples.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  return percentile(samples, 0.5);
}

/** Returns the session cookie of the sample member. */
async function sampleCookie(pool: Pool): Promise<string> {
  const { member } = JSON.parse(readFileSync(SAMPLE_ACCOUNTS_FILE, 'utf8')) as Record<string, object>;
  const answer = await sendOnce(pool, { method: 'POST', path: '/api/auth/login', body: member });
  const cookie = cookieOf(answer);
  if (!cookie) throw new Error(`Signing in as the sample member answered ${answer.status}.`);
  return cookie;
}

/** Returns the CPU seconds that the gateway has used since its start, from its metrics. */
async function gatewayCpuSeconds(): Promise<number> {
  const text = await (await fetch(`${platform().internalOrigin}/metrics`)).text();
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(text) ?? [];
  if (!seconds) throw new Error('The gateway says nothing of its CPU time.');
  return Number(seconds);
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a member's identity signed as the gateway does, to call a service directly on equal terms. */
function signedIdentity(secret: string): string {
  const iat = Math.floor(Date.now() / 1_000);
  const claims = { memberId: 1, role: 'member', displayName: 'Bench' };
  const payload = { ...claims, iss: IDENTITY_ISSUER, sub: 'member:1', iat, exp: iat + IDENTITY_TTL_SECONDS };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
