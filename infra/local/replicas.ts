import { parseArgs } from 'node:util';
import { isLoopback } from '@waymark/contracts-core';

const MOST = 5;

/** Parses `--replicas <n>`, the number of processes of each service and of the gateway; 1 by default. */
export function replicasWanted(args: readonly string[], host = process.env['HOST'] ?? '127.0.0.1'): number {
  const { values } = parseArgs({
    args: [...args],
    options: { replicas: { type: 'string', default: '1' } },
    strict: false,
  });
  const replicas = Number(values.replicas);
  if (!Number.isInteger(replicas) || replicas < 1 || replicas > MOST)
    throw new Error(`--replicas is a number from 1 to ${MOST}, for example: npm start -- --replicas 2`);
  // Behind the front door every visitor has this machine's address: rate limits would count them as one, and everybody
  // could read the mailbox.
  if (replicas > 1 && !isLoopback(host))
    throw new Error(`Several of each answer this machine alone: leave HOST=${host} out, or --replicas.`);
  return replicas;
}
