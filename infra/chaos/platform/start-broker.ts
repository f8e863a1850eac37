import { join } from 'node:path';
import { freePort, natsClusterAnswers, natsClusterPlan, startNats } from '@waymark/testing';
import { LOCAL, LOGS } from '../../local/paths';
import { secret } from '../../local/secrets';
import { groupParts } from './group-parts';
import { startPart, type Part } from './part';

export interface BrokerNode {
  /** JetStream's name for the node. */
  name: string;
  part: Part;
  /** The folder of its streams. */
  store: string;
}

export interface Broker {
  url: string;
  port: number;
  nodes: readonly BrokerNode[];
  /** Resolves when it accepts events; in a cluster, after it and each stream have elected a leader. */
  answers(): Promise<void>;
  /**
   * All nodes as one part. A stopped cluster is back when it and each stream have elected a leader, some 4 to 18 s
   * after its nodes start.
   */
  part: Part;
}

/** Starts one broker, or three that replicate each event. */
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
