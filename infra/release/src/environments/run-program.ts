import { spawn } from 'node:child_process';
import { withoutSecrets } from '../build/without-secrets';
import { Refusal } from '../refusal';

interface Options {
  cwd: string;
  input?: string;
  signal?: AbortSignal;
}

export interface Ended {
  code: number | null;
  output: string;
  complaint: string;
}

/** Runs a program to its end. Throws a `Refusal` when it is not installed. */
export type StartProgram = (program: string, args: readonly string[], options: Options) => Promise<Ended>;

/** Runs it as a separate process without access to our secrets. */
export const startProcess: StartProgram = async (program, args, options) => {
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: withoutSecrets(process.env),
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(options.signal ? { signal: options.signal } : {}),
  });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk));
  // A program that ends before it has read everything gives its reason in its exit code.
  child.stdin.on('error', () => undefined).end(options.input ?? '');
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Refusal(`The program "${program}" is not here.`) : error),
    );
    child.once('close', resolve);
  });
  return { code, output, complaint };
};

/** Returns a program's output. Throws a `Refusal` with its error output. */
export async function runProgram(
  start: StartProgram,
  program: string,
  args: readonly string[],
  options: Options,
): Promise<string> {
  const { code, output, complaint } = await start(program, args, options);
  if (code === 0) return output;
  throw new Refusal(
    `"${program} ${args.slice(0, 4).join(' ')}" fails: ${complaint.trim().slice(-800) || `exit code ${code}`}`,
  );
}
