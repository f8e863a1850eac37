import { readdirSync, readFileSync } from 'node:fs';

const read = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    // It ended while we looked.
    return '';
  }
};

/** Pid of the process with this line in its environment. */
export function findProcess(line: string): string {
  const found = readdirSync('/proc').find(
    (pid) => /^\d+$/.test(pid) && read(pid, 'environ').split('\0').includes(line),
  );
  if (!found) throw new Error(`No process has ${line} in its environment.`);
  return found;
}

export function residentMegabytes(pid: string): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0) / 1024;
}

/** Of all processes that `pid` has started and that still run. */
export function childrenMegabytes(pid: string): number {
  const children = readdirSync('/proc').filter(
    (other) => /^\d+$/.test(other) && read(other, 'status').includes(`\nPPid:\t${pid}\n`),
  );
  return children.reduce((sum, child) => sum + residentMegabytes(child), 0);
}
