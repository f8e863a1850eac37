export interface ReadyReport {
  httpStatus: number;
  status: 'ok' | 'degraded' | 'down';
  parts: Record<string, 'up' | 'down'>;
}

/** What a process says of itself and its parts. */
export async function readyReport(origin: string): Promise<ReadyReport> {
  const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(5_000) });
  return { httpStatus: answer.status, ...((await answer.json()) as Omit<ReadyReport, 'httpStatus'>) };
}
