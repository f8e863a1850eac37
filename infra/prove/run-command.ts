import { spawn } from 'node:child_process';

export interface Ran {
  code: number;
  output: string;
  seconds: number;
}

/** Runs a Node program in a folder; its output is shown indented as it comes, and kept. `onOutput` is given all so far. */
export function runCommand(
  folder: string,
  args: string[],
  env: Record<string, string>,
  onOutput?: (output: string) => void,
): Promise<Ran> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const take = (chunk: Buffer): void => {
    output += chunk;
    process.stdout.write(String(chunk).replace(/^(?=.)/gm, '     '));
    onOutput?.(output);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output, seconds: (performance.now() - began) / 1000 }));
  });
}
