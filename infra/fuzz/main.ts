/*
 * `npm run fuzz`: sends hostile requests, generated from the services' openapi.json, to the built platform on its own
 * servers. `SLICES=maps` sends them only to these slices and the gateway. The exit code is 1 when a response is a
 * server failure, an error without the problem format, or reveals internals.
 */
import { Pool } from 'undici';
import { isAsked } from '@waymark/testing/slices-asked';
import { serviceSlices } from '../local/projects';
import { faultsOf } from './judge/faults-of';
import { fuzzOptions } from './options';
import { People } from './people/people';
import { planOf } from './plan';
import { startFuzzPlatform } from './platform/start-fuzz-platform';
import { Findings, sentAs, shown } from './report/findings';
import { printFindings } from './report/print-findings';
import { sendRaw } from './send/send-raw';
import { sendRequest } from './send/send-request';

const AT_ONCE = 6;
const TOO_LONG = [414, 431];

const slices = serviceSlices().filter((slice) => isAsked(slice));
const { seed, requests, seconds, only } = fuzzOptions(process.argv.slice(2), slices.length / serviceSlices().length);
process.exitCode = 1;
const platform = await startFuzzPlatform();
// Shorter than the gateway's keep-alive timeout: otherwise the gateway could close a connection just when a request is
// sent.
const pool = new Pool(platform.origin, { connections: AT_ONCE, keepAliveTimeout: 1_000, keepAliveMaxTimeout: 1_000 });
const people = new People(pool, platform);
const plan = planOf(seed, new URL(platform.origin).host, slices);
const findings = new Findings();

async function send(number: number): Promise<void> {
  const planned = plan(number);
  if ('raw' in planned) {
    const answer = await sendRaw(platform.origin, planned.raw.bytes);
    return note(
      number,
      'bytes',
      planned.raw.name,
      JSON.stringify(planned.raw.bytes.toString('latin1').slice(0, 200)),
      'GET',
      answer,
    );
  }
  const { request } = planned;
  const { target, as, method } = request;
  const answer = await sendRequest(pool, request, await people.cookieOf(as));
  if (answer.status === 401 && as !== 'visitor' && !('cookie' in request.headers)) people.forget(as);
  return note(number, target.area, `${method} ${target.path}`, sentAs(request), method, answer);
}

function note(
  number: number,
  area: string,
  where: string,
  sent: string,
  method: string,
  answer: Parameters<typeof shown>[0],
): void {
  const faults = faultsOf(method, answer, where.replace(/^\S+ /, ''));
  // The gateway responds before it looks at the path.
  const place = TOO_LONG.includes(answer.status) ? 'what is too long' : where;
  findings.take(number, area, place, sent, answer, faults);
  if (only.length > 0)
    console.log(
      `${number} ${where}\n  sent     ${sent}\n  answered ${shown(answer)}\n  faults   ${faults.join('; ') || 'none'}`,
    );
}

const began = Date.now();
const numbers = only.length > 0 ? [...only] : Array.from({ length: requests }, (_, index) => index);
const worker = async (): Promise<void> => {
  for (let next = numbers.shift(); next !== undefined && Date.now() - began < seconds * 1_000; next = numbers.shift())
    await send(next);
};
try {
  await people.seedObjects();
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
} finally {
  await pool.close();
  await platform.stop();
}
printFindings(findings, seed);
const sent = [...findings.rows.values()].reduce((sum, row) => sum + row.sent, 0);
console.log(
  `\n${sent} requests of seed ${seed} in ${((Date.now() - began) / 1_000).toFixed(0)} s, ${people.returned} sessions begun again: ${findings.distinct.length} distinct faults`,
);
process.exit(findings.distinct.length === 0 ? 0 : 1);
