/* `npm run bench:gateway`: the same read straight from the service and through the gateway, in turn, in one run. */
import { Pool } from 'undici';
import { closedLoop } from './closed-loop';
import { percentile } from './percentile';
import { platform } from './platform';

const ROUNDS = 5;
const PATH = '/api/top-reviewer';
const { origin, serviceOrigin } = platform();
const direct = new Pool(serviceOrigin('reviews'), { connections: 32 });
const through = new Pool(origin, { connections: 32 });

for (const connections of [1, 16]) {
  const rounds = { direct: [] as Round[], through: [] as Round[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.direct.push(await measure(direct, connections));
    rounds.through.push(await measure(through, connections));
  }
  const p50 = [median(rounds.direct, 'p50'), median(rounds.through, 'p50')] as const;
  const rate = [median(rounds.direct, 'perSecond'), median(rounds.through, 'perSecond')] as const;
  console.log(
    `${connections} connections: p50 ${p50[0].toFixed(2)} ms direct, ${p50[1].toFixed(2)} ms through the gateway ` +
      `(x${(p50[1] / p50[0]).toFixed(2)}, +${(p50[1] - p50[0]).toFixed(2)} ms); ` +
      `${rate[0].toFixed(0)} and ${rate[1].toFixed(0)} requests/s (x${(rate[1] / rate[0]).toFixed(2)})`,
  );
}
await Promise.all([direct.close(), through.close()]);

interface Round {
  p50: number;
  perSecond: number;
}

async function measure(pool: Pool, connections: number): Promise<Round> {
  const { samples, perSecond } = await closedLoop(pool, PATH, connections, Math.ceil(800 / connections));
  const failed = samples.filter((sample) => sample.status !== 200).length;
  if (failed > 0) throw new Error(`${failed} requests failed: set RATE_LIMIT_FACTOR=1000 when starting the platform.`);
  return { p50: percentile(samples.map((sample) => sample.ms), 0.5), perSecond };
}

function median(rounds: Round[], key: keyof Round): number {
  return percentile(rounds.map((round) => round[key]), 0.5);
}
