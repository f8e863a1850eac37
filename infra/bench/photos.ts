/* `npm run bench:photos`: the heaviest and the nastiest files, alone and in crowds; prints times and the memory of the service. */
import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { readdirSync, readFileSync } from 'node:fs';
import { FROM_OUR_PAGES } from '../load/from-our-pages';
import { register } from '../load/people';
import { sampleFiles, type SampleFile } from './photos/sample-files';
import { platform } from './platform';

const read = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    // It ended while we looked.
    return '';
  }
};

/** Pid of the process with this line in its environment. */
function findProcess(line: string): string {
  const found = readdirSync('/proc').find(
    (pid) => /^\d+$/.test(pid) && read(pid, 'environ').split('\0').includes(line),
  );
  if (!found) throw new Error(`No process has ${line} in its environment.`);
  return found;
}

function residentMegabytes(pid: string): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0) / 1024;
}

/** Of all processes that `pid` has started and that still run. */
function childrenMegabytes(pid: string): number {
  const children = readdirSync('/proc').filter(
    (other) => /^\d+$/.test(other) && read(other, 'status').includes(`\nPPid:\t${pid}\n`),
  );
  return children.reduce((sum, child) => sum + residentMegabytes(child), 0);
}

const LIMIT_MB = 300;
const CROWD = 12;
/** One member has three places at once. */
const MEMBERS = 4;
const { origin, serviceOrigin } = platform();
const pid = findProcess(`PORT=${new URL(serviceOrigin('reviews')).port}`);
const peak = { service: 0, program: 0, both: 0 };
const watch = setInterval(() => {
  const [service, program] = [residentMegabytes(pid), childrenMegabytes(pid)];
  peak.service = Math.max(peak.service, service);
  peak.program = Math.max(peak.program, program);
  peak.both = Math.max(peak.both, service + program);
}, 10);

const pool = new Pool(origin, { connections: 1 });
const cookies: string[] = [];
for (let member = 0; member < MEMBERS; member += 1) cookies.push((await register(pool)).cookie);
const before = residentMegabytes(pid);
const files = await sampleFiles();
let wrong = 0;

async function send({ name, bytes }: SampleFile, member = 0): Promise<{ status: number; ms: number }> {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(bytes)]), name);
  const started = performance.now();
  const headers = { ...FROM_OUR_PAGES, cookie: cookies[member] ?? '', 'idempotency-key': randomUUID() };
  const answer = await fetch(`${origin}/api/reviews/photos`, { method: 'POST', headers, body: form });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - started };
}

for (const file of files) {
  const { status, ms } = await send(file);
  if (status !== file.status) wrong += 1;
  console.log(
    `${status === file.status ? 'ok   ' : 'WRONG'} ${file.name.padEnd(30)} ${(file.bytes.length / 1e6).toFixed(1).padStart(5)} MB  ${status}  ${ms.toFixed(0)} ms`,
  );
}
for (let round = 0; round < 3; round += 1) {
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, index) => send(files[index % 5] as SampleFile, index % MEMBERS)),
  );
  const taken = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 503).length;
  if (taken.length + refused !== CROWD) wrong += 1;
  console.log(
    `${CROWD} at once: ${taken.length} taken (slowest ${Math.max(...taken.map(({ ms }) => ms)).toFixed(0)} ms), ${refused} asked to come back`,
  );
}
clearInterval(watch);
await pool.close();
const fits = peak.service < LIMIT_MB;
console.log(
  `memory: ${before.toFixed(0)} MB before; peaks: service ${peak.service.toFixed(0)} MB of ${LIMIT_MB}, its photo program ${peak.program.toFixed(0)} MB, both together ${peak.both.toFixed(0)} MB; ${residentMegabytes(pid).toFixed(0)} MB after`,
);
process.exitCode = fits && wrong === 0 ? 0 : 1;
