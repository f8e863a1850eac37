import { runningPlatform } from './running-platform';

interface ServiceProcess {
  slice: string;
  pid: number;
}

/** Stops, continues or kills every running process of these services. */
export async function signalServices(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL', ...slices: string[]): Promise<void> {
  const { origin, token } = runningPlatform().control;
  const answer = await fetch(`${origin}/processes`, { headers: { authorization: `Bearer ${token}` } });
  const processes = ((await answer.json()) as ServiceProcess[]).filter(({ slice }) => slices.includes(slice));
  for (const slice of slices)
    if (!processes.some((one) => one.slice === slice)) throw new Error(`No process of ${slice} runs.`);
  for (const { pid } of processes) kill(pid, signal);
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // The process was just killed and is not restarted yet.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
