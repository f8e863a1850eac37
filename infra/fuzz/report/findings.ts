import type { Answer, HostileRequest } from '../requests/hostile-request';

/** A kind of fault, with the first request that caused it. */
export interface Finding {
  fault: string;
  where: string;
  times: number;
  /** Number of the first request. */
  first: number;
  sent: string;
  answered: string;
}

interface Row {
  sent: number;
  byClass: Record<string, number>;
  faults: number;
}

/** Counts responses by area and records each distinct fault once. */
export class Findings {
  readonly rows = new Map<string, Row>();
  private readonly kinds = new Map<string, Finding>();

  /** `number`: the request's number within the run; `sent`: its printed form. */
  take(number: number, area: string, where: string, sent: string, answer: Answer, faults: readonly string[]): void {
    const row = this.rows.get(area) ?? { sent: 0, byClass: {}, faults: 0 };
    this.rows.set(area, row);
    const kind = answer.status === 0 ? 'none' : `${Math.floor(answer.status / 100)}xx`;
    row.sent += 1;
    row.byClass[kind] = (row.byClass[kind] ?? 0) + 1;
    if (faults.length > 0) row.faults += 1;
    for (const fault of faults) {
      const key = `${where} ${fault.split(': ')[0]}`;
      const known = this.kinds.get(key);
      if (known) known.times += 1;
      else this.kinds.set(key, { fault, where, times: 1, first: number, sent, answered: shown(answer) });
    }
  }

  get distinct(): Finding[] {
    return [...this.kinds.values()].sort(
      (one, other) => one.fault.localeCompare(other.fault) || one.where.localeCompare(other.where),
    );
  }
}

/** Formats a request as sent, shortened to a line or two. */
export function sentAs({ as, method, path, headers, body }: HostileRequest): string {
  const { 'sec-fetch-site': site, ...others } = headers;
  const odd = { ...others, ...(site === 'same-origin' ? {} : { 'sec-fetch-site': site ?? 'not sent' }) };
  return clipped(
    `${as}: ${method} ${path} ${JSON.stringify(odd)} ${body === null ? '' : JSON.stringify(body.toString())}`,
    400,
  );
}

export const shown = ({ status, headers, body }: Answer): string =>
  clipped(`${status} ${headers['content-type'] ?? ''} ${body.replace(/\s+/g, ' ')}`, 400);

const clipped = (text: string, most: number): string => {
  const short = text.replace(/(.{1,12}?)\1{9,}/gs, (run, unit: string) => `${unit}[${run.length / unit.length} times]`);
  return short.length > most ? `${short.slice(0, most)} … (${text.length} characters)` : short;
};
