import { setTimeout as pause } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import type { GatewayReport } from '@waymark/contracts-core';
import { Refusal } from '../refusal';
import { askGateways, unreadableLines } from './ask-gateways';

/** Returns how many gateways follow, as text. */
export const theyFollow = (gateways: number): string =>
  `${gateways} ${gateways === 1 ? 'gateway follows' : 'gateways follow'}`;

const PATIENCE_MS = 8_000;
const PAUSE_MS = 100;

/** The sequence that each registry key must have reached. */
export type Wanted = Record<string, number>;

/**
 * Waits until every gateway serves these releases and returns how many there are. Throws a `Refusal` that names the
 * ones that do not, and why.
 */
export async function untilAllFollow(
  connection: NatsConnection,
  wanted: Wanted,
  patienceMs = PATIENCE_MS,
): Promise<number> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const { reports, unreadable } = await askGateways(connection);
    const behind = reports.flatMap((report) =>
      Object.keys(wanted).flatMap((key) => lateness(report, key, wanted[key] ?? 0)),
    );
    const late = [...unreadableLines(unreadable), ...behind];
    if (reports.length > 0 && late.length === 0) return reports.length;
    if (Date.now() >= deadline) throw new Refusal(late.length === 0 ? 'No gateway answers.' : late.join('\n'));
    await pause(PAUSE_MS);
  }
}

function lateness({ gateway, sequences, refused }: GatewayReport, key: string, wanted: number): string[] {
  if ((sequences[key] ?? 0) >= wanted) return [];
  return [`Gateway ${gateway} does not take ${key}: ${refused[key] ?? 'it has not read it'}.`];
}
