import type { NatsConnection } from '@nats-io/transport-node';
import { GATEWAY_REPORT_SUBJECT, gatewayReportSchema, type GatewayReport } from '@waymark/contracts-core';

const LONGEST_MS = 1_500;
/** After the last answer: gateways of one house answer within milliseconds of each other. */
const SILENCE_MS = 250;

/** What each gateway that answers serves and has counted. */
export async function askGateways(connection: NatsConnection): Promise<GatewayReport[]> {
  const reports: GatewayReport[] = [];
  try {
    const answers = await connection.requestMany(GATEWAY_REPORT_SUBJECT, undefined, { strategy: 'stall', stall: SILENCE_MS, maxWait: LONGEST_MS });
    for await (const answer of answers) reports.push(gatewayReportSchema.parse(answer.json()));
  } catch (error) {
    if (!isNobodyThere(error)) throw error;
  }
  return reports;
}

function isNobodyThere(error: unknown): boolean {
  return error instanceof Error && /no ?responders|timeout/i.test(`${error.name} ${error.message}`);
}
