import type { NatsConnection } from '@nats-io/transport-node';
import { GATEWAY_REPORT_SUBJECT, gatewayReportSchema, parseJson, type GatewayReport } from '@waymark/contracts-core';

/** Lines about gateways with an unreadable report. */
export const unreadableLines = (names: readonly string[]): string[] =>
  names.map((name) => `Gateway ${name} answers what cannot be read: nobody knows which releases it serves.`);

const LONGEST_MS = 1_500;
/**
 * Milliseconds without a further response after which all gateways have responded; those of one platform respond
 * within milliseconds of each other.
 */
const SILENCE_MS = 250;
const NAME = /^[\w-]{1,64}$/;

export interface GatewayAnswers {
  reports: GatewayReport[];
  /** Gateways with an unreadable report: it is unknown what they serve. */
  unreadable: string[];
}

/** Returns what each responding gateway serves and has counted. */
export async function askGateways(connection: NatsConnection): Promise<GatewayAnswers> {
  const said: GatewayAnswers = { reports: [], unreadable: [] };
  try {
    const answers = await connection.requestMany(GATEWAY_REPORT_SUBJECT, undefined, {
      strategy: 'stall',
      stall: SILENCE_MS,
      maxWait: LONGEST_MS,
    });
    for await (const answer of answers) {
      const content = parseJson(answer.string());
      const report = gatewayReportSchema.safeParse(content);
      if (report.success) said.reports.push(report.data);
      else said.unreadable.push(nameOf(content));
    }
  } catch (error) {
    if (!isNobodyThere(error)) throw error;
  }
  return said;
}

function nameOf(content: unknown): string {
  const name = typeof content === 'object' && content !== null && 'gateway' in content ? content.gateway : null;
  return typeof name === 'string' && NAME.test(name) ? name : 'without a name';
}

function isNobodyThere(error: unknown): boolean {
  return error instanceof Error && /no ?responders|timeout/i.test(`${error.name} ${error.message}`);
}
