import type { GatewayReport } from '@waymark/contracts-core';
import { request } from 'undici';

const PATIENCE_MS = 2_000;
const LINE = /^http_request_duration_seconds_count\{([^}]*)\} (\d+)/;
/** Endpoints for machines, not people. */
const OPERATIONS = /route="\/(health|metrics)/;

interface ServiceCount {
  answers: number;
  faults: number;
}

/**
 * Returns the responses and errors (5xx) of a process since it started, from its own metrics. Throws when it does not
 * respond.
 */
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

/** Stricter than gateways, which decide unattended. But one address with its five errors cannot stop a release. */
const ERRORS = 6;
const SHARE = 0.05;

export interface Seen {
  loads: number;
  errors: number;
  /** Too many errors. */
  isBad: boolean;
}

/** Sums what browsers reported to all gateways about one version in the last minute. */
export function judge(reports: readonly GatewayReport[], slice: string, version: string): Seen {
  const tallies = reports
    .flatMap((report) => report.tallies)
    .filter((tally) => tally.slice === slice && tally.version === version);
  const loads = tallies.reduce((sum, tally) => sum + tally.loads, 0);
  const errors = tallies.reduce((sum, tally) => sum + tally.loadErrors + tally.scriptErrors, 0);
  return { loads, errors, isBad: errors >= ERRORS && errors >= SHARE * Math.max(loads, errors) };
}
