import { spawn } from 'node:child_process';
import { withoutSecrets } from '../build/without-secrets';
import { Refusal } from '../cli/refusal';

/** Runs a program to its end and answers what it printed. Throws a `Refusal` with what it complained of. */
export async function runProgram(program: string, args: readonly string[], options: { cwd: string; input?: string; signal?: AbortSignal }): Promise<string> {
  const child = spawn(program, args, { cwd: options.cwd, env: withoutSecrets(process.env), stdio: ['pipe', 'pipe', 'pipe'], ...(options.signal ? { signal: options.signal } : {}) });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk));
  // A program that ends before it read all has its reasons in its exit code.
  child.stdin.on('error', () => undefined).end(options.input ?? '');
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'ENOENT' ? new Refusal(`The program "${program}" is not here.`) : error));
    child.once('close', resolve);
  });
  if (code === 0) return output;
  throw new Refusal(`"${program} ${args.slice(0, 4).join(' ')}" fails: ${complaint.trim().slice(-800) || `exit code ${code}`}`);
}
