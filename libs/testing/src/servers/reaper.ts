import { spawn, type ChildProcess } from 'node:child_process';

/**
 * Outlives this process briefly. When its standard input closes (we were killed), it signals every process still
 * listed, so no server is left running. A shell costs 1 MB; a Node process would cost 40.
 */
const SCRIPT = `
pids=""
while read -r verb pid sig; do
  if [ "$verb" = add ]; then pids="$pids $pid:$sig"; else
    kept=""; for p in $pids; do [ "\${p%%:*}" = "$pid" ] || kept="$kept $p"; done; pids=$kept
  fi
done
for p in $pids; do kill -s "\${p##*:}" "\${p%%:*}" 2>/dev/null; kill -s CONT "\${p%%:*}" 2>/dev/null; done
exit 0`;

let shell: ChildProcess | null = null;

function tell(line: string): void {
  if (shell === null) {
    shell = spawn('/bin/sh', ['-c', SCRIPT], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
    shell.on('error', () => undefined);
    shell.stdin?.on('error', () => undefined);
    shell.unref();
    const { stdin } = shell;
    if (stdin !== null && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
  }
  shell.stdin?.write(`${line}\n`);
}

/** `signal` without the SIG prefix, as `kill -s` wants it. */
export function watchOver(pid: number, signal: string): void {
  tell(`add ${pid} ${signal}`);
}

export function stopWatching(pid: number): void {
  tell(`drop ${pid} -`);
}
