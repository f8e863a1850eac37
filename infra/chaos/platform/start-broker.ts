import { join } from 'node:path';
import { freePort, natsClusterAnswers, natsClusterPlan, startNats } from '@waymark/testing';
import { LOCAL, LOGS } from '../../local/paths';
import { secret } from '../../local/secrets';
import { groupParts } from './group-parts';
import { startPart, type Part } from './part';

export interface BrokerNode {
  /** As JetStream names it. */
  name: string;
  part: Part;
  /** Where it keeps its streams. */
  store: string;
}

export interface Broker {
  url: string;
  port: number;
  nodes: readonly BrokerNode[];
  /** Resolves when it can take events: of a cluster, when it and each stream have elected who leads. */
  answers(): Promise<void>;
  /** All nodes as one: a cluster that was down is back when it and each stream have elected who leads, some 4 to 18 s after its nodes run. */
  part: Part;
}

/** One broker, or three that keep each event together. */
export async function startBroker(size: 1 | 3): Promise<Broker> {
  const place = (node: number) => ({
    dataDir: join(LOCAL, `nats-${node}`),
    logFile: join(LOGS, `nats-${node}.log`),
    password: secret('nats'),
  });
  const plans = size === 1 ? [{ ...place(1), port: await freePort() }] : await natsClusterPlan(size, place);
  const urls: string[] = [];
  const parts = await Promise.all(
    plans.map((plan, index) =>
      startPart(size === 1 ? 'nats' : `nats-${index + 1}`, async () => {
        const server = await startNats(plan);
        urls[index] = server.url;
        return server;
      }),
    ),
  );
  const answers = async () => void (await Promise.all(plans.map(natsClusterAnswers)));
  await answers();
  const nodes = parts.map((part, index) => ({
    name: `waymark-${index + 1}`,
    part,
    store: join(place(index + 1).dataDir, 'jetstream'),
  }));
  const all = groupParts(parts);
  const part: Part = { ...all, start: () => all.start().then(answers), crash: () => all.crash().then(answers) };
  return { url: urls.join(','), port: plans[0]?.port ?? 0, nodes, answers, part };
}
