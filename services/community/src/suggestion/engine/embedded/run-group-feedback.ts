import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { GroupedLines, LinesToGroup } from './group-lines';

const placed = z.object({ id: z.number().int(), closeness: z.number() });
const saidSchema = z.union([
  z.object({ done: z.number().int(), total: z.number().int() }),
  z.object({
    result: z.object({
      joined: z.array(placed.extend({ groupId: z.number().int() })),
      clusters: z.array(z.array(placed)),
    }),
  }),
]);

interface Run {
  tell: (done: number, total: number) => void;
  signal: AbortSignal;
}

/**
 * Groups lines in a separate process, so that the service stays responsive and the memory is freed afterwards.
 * `signal` ends the process.
 */
export async function runGroupFeedback(work: LinesToGroup, { tell, signal }: Run): Promise<GroupedLines> {
  const child = spawn(process.execPath, ['--max-old-space-size=512', ...programArguments()], {
    // The child process gets no secrets.
    env: { PATH: process.env['PATH'], NODE_ENV: process.env['NODE_ENV'] },
    stdio: ['pipe', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  // The child may exit before it has read everything; its exit code reports that.
  child.stdin.on('error', () => undefined).end(JSON.stringify(work));
  const [result, code, complaint] = await Promise.all([lastSaid(child.stdout, tell), ended, text(child.stderr)]);
  if (!result)
    throw new Error(`Grouping feedback ended with ${code} and without a result ${whereIn(complaint)}`.trim());
  return result;
}

const MOST_FRAMES = 5;
/** Returns error types and stack frames only: error messages may quote personal text, and this is logged. */
const whereIn = (complaint: string): string =>
  (complaint.match(/^\s+at .+$|\b[A-Z]\w*Error\b/gm) ?? [])
    .slice(0, MOST_FRAMES)
    .map((part) => part.trim())
    .join(' ');

async function lastSaid(output: NodeJS.ReadableStream, tell: Run['tell']): Promise<GroupedLines | null> {
  let result: GroupedLines | null = null;
  for await (const line of createInterface({ input: output })) {
    const said = saidSchema.parse(JSON.parse(line));
    if ('result' in said) result = said.result;
    else tell(said.done, said.total);
  }
  return result;
}

/** The built service has a built `group-feedback` command next to it; from source, the program itself runs. */
function programArguments(): string[] {
  const here = fileURLToPath(import.meta.url);
  const isSource = here.endsWith('.ts');
  return isSource
    ? ['--import', import.meta.resolve('tsx'), join(dirname(here), 'group-feedback.program.ts')]
    : [join(dirname(here), 'group-feedback.js')];
}
