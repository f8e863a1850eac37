import { request } from 'undici';

const PATIENCE_MS = 2_000;
const LINE = /^http_request_duration_seconds_count\{([^}]*)\} (\d+)/;
/** Asked by machines, not by people. */
const OPERATIONS = /route="\/(health|metrics)/;

export interface ServiceCount {
  answers: number;
  faults: number;
}

/** Answers and faults (5xx) of a process since it started, from its own metrics. Throws when it does not answer. */
export async function serviceErrors(origin: string): Promise<ServiceCount> {
  const { body } = await request(`${origin}/metrics`, { headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS });
  return countIn(await body.text());
}

export function countIn(metrics: string): ServiceCount {
  const count: ServiceCount = { answers: 0, faults: 0 };
  for (const line of metrics.split('\n')) {
    const [, labels = '', number = '0'] = LINE.exec(line) ?? [];
    if (labels === '' || OPERATIONS.test(labels)) continue;
    count.answers += Number(number);
    if (/status="5\d\d"/.test(labels)) count.faults += Number(number);
  }
  return count;
}
