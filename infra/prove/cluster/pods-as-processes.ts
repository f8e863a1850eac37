import { type ChildServer, until } from '@waymark/testing';
import { deploymentSpec, type ClusterObject, type ClusterObjects } from './cluster-objects';
import type { Pods } from './stand-in-kubectl';

const PORT = 8080;
const PATIENCE_MS = 150_000;

interface Started {
  server: ChildServer;
  origin: string;
}

/**
 * Pods as plain processes, one for each deployment that is wanted at all, at an address of its own on this machine, which
 * the service of the same name leads to. `begin` starts one where it is told.
 */
export class PodsAsProcesses implements Pods {
  private readonly running = new Map<string, Started>();
  private readonly addresses = new Map<string, string>();

  constructor(
    private readonly begin: (deployment: ClusterObject, settings: { HOST: string; PORT: string }) => ChildServer,
    private readonly named: (hosts: { inside: Record<string, string>; outside: Record<string, string> }) => void,
  ) {}

  async follow(objects: ClusterObjects, namespace: string): Promise<void> {
    const wanted = objects
      .list(namespace, 'Deployment')
      .filter(({ spec }) => (deploymentSpec.parse(spec).replicas ?? 1) > 0);
    const names = wanted.map(({ metadata }) => metadata.name);
    for (const deployment of wanted) this.start(deployment);
    this.tell(objects, namespace);
    await Promise.all([...this.running].filter(([name]) => !names.includes(name)).map(([name]) => this.end(name)));
  }

  async whyNot({ metadata }: ClusterObject): Promise<{ reason: string; message: string } | null> {
    const pod = this.running.get(metadata.name);
    if (!pod) return { reason: 'ContainerCreating', message: 'nothing was started' };
    const ready = until(
      metadata.name,
      PATIENCE_MS,
      async () => ((await fetch(`${pod.origin}/health/ready`)).ok ? true : null),
      pod.server.death,
    );
    return ready.then(
      () => null,
      (error: Error) => ({ reason: 'CrashLoopBackOff', message: error.message }),
    );
  }

  private start(deployment: ClusterObject): void {
    const { name } = deployment.metadata;
    if (this.running.has(name)) return;
    // Every address of 127.0.0.0/8 is this machine; the number of the process keeps specs apart.
    const address = this.addresses.get(name) ?? `127.77.${process.pid % 250}.${this.addresses.size + 1}`;
    this.addresses.set(name, address);
    this.running.set(name, {
      server: this.begin(deployment, { HOST: address, PORT: String(PORT) }),
      origin: `http://${address}:${PORT}`,
    });
  }

  /** Names as the cluster resolves them: within the namespace without it, elsewhere only with it. */
  private tell(objects: ClusterObjects, namespace: string): void {
    const services = objects.list(namespace, 'Service').map(({ metadata }) => metadata.name);
    const known = [...this.addresses].filter(([name]) => services.includes(name));
    const outside = Object.fromEntries(known.map(([name, address]) => [`${name}.${namespace}.svc`, address]));
    this.named({ inside: { ...Object.fromEntries(known), ...outside }, outside });
  }

  private async end(name: string): Promise<void> {
    const pod = this.running.get(name);
    this.running.delete(name);
    await pod?.server.stop();
  }
}
