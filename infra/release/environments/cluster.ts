import { z } from 'zod';
import { runProgram } from './run-program';
import { deploymentSchema, scalerSchema, serviceSchema, VERSION_LABEL, versionedManifests } from './versioned-manifests';

const PATIENCE = '180s';
const namedSchema = z.object({ items: z.array(z.object({ metadata: z.object({ name: z.string(), labels: z.record(z.string(), z.string()).optional() }) })) });

/** The deployments of services in one namespace, through `kubectl`. The one named like its slice is the model of all its versions. */
export class Cluster {
  constructor(
    private readonly root: string,
    private readonly namespace: string,
  ) {}

  /** Runs a version beside what runs and answers its address once it is ready. */
  async start(slice: string, version: string, image: string): Promise<string> {
    const deployment = deploymentSchema.parse(await this.read('deployment', slice));
    const service = serviceSchema.parse(await this.read('service', slice));
    const scaler = await this.read('hpa', slice).then((found) => scalerSchema.parse(found), () => undefined);
    const items = versionedManifests({ deployment, service, scaler }, version, image);
    try {
      await this.kubectl(['apply', '-f', '-'], JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
      await this.kubectl(['rollout', 'status', `deployment/${slice}-${version}`, `--timeout=${PATIENCE}`]);
    } catch (error) {
      await this.remove(`${slice}-${version}`);
      throw error;
    }
    return `http://${slice}-${version}:${service.spec.ports[0]?.port}`;
  }

  /** Ends what runs of the slice elsewhere than at these addresses; the model stays, with nothing running. */
  async retire(slice: string, keep: readonly string[]): Promise<void> {
    const stays = new Set(keep.map((origin) => new URL(origin).hostname.split('.')[0] ?? ''));
    const found = namedSchema.parse(JSON.parse(await this.kubectl(['get', 'deployment', '-l', VERSION_LABEL, '-o', 'json'])));
    const names = found.items.map(({ metadata }) => metadata).filter(({ name, labels }) => name === `${slice}-${labels?.[VERSION_LABEL] ?? ''}`);
    for (const { name } of names) if (!stays.has(name)) await this.remove(name);
    if (!stays.has(slice)) await this.kubectl(['scale', `deployment/${slice}`, '--replicas=0']);
  }

  private async remove(name: string): Promise<void> {
    await this.kubectl(['delete', `deployment/${name}`, `service/${name}`, `hpa/${name}`, '--ignore-not-found']);
  }

  private async read(kind: string, name: string): Promise<unknown> {
    return JSON.parse(await this.kubectl(['get', kind, name, '-o', 'json']));
  }

  private kubectl(args: readonly string[], input?: string): Promise<string> {
    return runProgram('kubectl', ['-n', this.namespace, ...args], { cwd: this.root, ...(input === undefined ? {} : { input }) });
  }
}
