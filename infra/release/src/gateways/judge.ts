import type { GatewayReport } from '@waymark/contracts-core';

/** Stricter than the gateways, which decide without anybody looking on; but one address alone (five errors) stops nobody's release. */
const ERRORS = 6;
const SHARE = 0.05;

export interface Seen {
  loads: number;
  errors: number;
  /** Too many of them. */
  isBad: boolean;
}

/** What browsers told all gateways of one version in the last minute. */
export function judge(reports: readonly GatewayReport[], slice: string, version: string): Seen {
  const tallies = reports
    .flatMap((report) => report.tallies)
    .filter((tally) => tally.slice === slice && tally.version === version);
  const loads = tallies.reduce((sum, tally) => sum + tally.loads, 0);
  const errors = tallies.reduce((sum, tally) => sum + tally.loadErrors + tally.scriptErrors, 0);
  return { loads, errors, isBad: errors >= ERRORS && errors >= SHARE * Math.max(loads, errors) };
}
