import { parseArgs } from 'node:util';

const MOST = 5;

/** `--replicas <n>`: how many processes of each service and of the gateway run; 1 when it is not said. */
export function replicasWanted(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { replicas: { type: 'string', default: '1' } }, strict: false });
  const replicas = Number(values.replicas);
  if (!Number.isInteger(replicas) || replicas < 1 || replicas > MOST) throw new Error(`--replicas is a number from 1 to ${MOST}, for example: npm start -- --replicas 2`);
  return replicas;
}
