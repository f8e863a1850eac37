import { z } from 'zod';
import { Refusal } from '../refusal';
import { runProgram, type StartProgram } from './run-program';
import {
  deploymentSchema,
  scalerSchema,
  serviceSchema,
  SLICE_LABEL,
  VERSION_LABEL,
  versionedManifests,
  type SliceManifests,
} from './versioned-manifests';
import { whyNotReady } from './why-not-ready';

const PATIENCE = '180s';
const listSchema = z.object({ items: z.array(deploymentSchema) });

/** The deployments of services in one namespace, through `kubectl`. The one named like its slice is the model of all its versions. */
export class Cluster {
  constructor(
    private readonly root: string,
    private readonly namespace: string,
    private readonly startProgram: StartProgram,
  ) {}

  /** Throws when the slice's own manifests were never applied: its database, policies and budgets come with them. */
  async requireInstalled(slice: string): Promise<void> {
    await this.installed(slice);
  }

  /** Runs a version beside what runs, as often as that, and answers its address once it is ready. What fails leaves nothing. */
  async start(slice: string, version: string, image: string): Promise<string> {
    const model = await this.model(slice);
    const name = `${slice}-${version}`;
    const items = versionedManifests(model, { version, image, replicas: await this.wanted(slice, model) });
    await this.unless(
      () => this.remove(name),
      async () => {
        await this.kubectl(['apply', '-f', '-'], JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
        await this.untilReady(name, { [SLICE_LABEL]: slice, [VERSION_LABEL]: version });
      },
    );
    // With its namespace: whoever releases is in another one.
    return `http://${name}.${this.namespace}.svc:${model.service.spec.ports[0]?.port}`;
  }

  /** Whether what was reached there is the model itself: the version of the first installation. */
  isModel(slice: string, origins: readonly string[]): boolean {
    return origins.length > 0 && origins.every((origin) => nameIn(origin) === slice);
  }

  /** Runs the model again, whose version no image of a release holds. */
  async startModel(slice: string): Promise<void> {
    const model = await this.model(slice);
    const replicas = await this.wanted(slice, model);
    await this.unless(
      () => this.scale(slice, 0),
      async () => {
        await this.scale(slice, replicas);
        await this.untilReady(slice, model.deployment.spec.selector.matchLabels);
      },
    );
  }

  /** Ends what runs of the slice elsewhere than at these addresses; the model stays, with nothing running. */
  async retire(slice: string, keep: readonly string[]): Promise<void> {
    const stays = new Set(keep.map(nameIn));
    for (const { metadata } of await this.versions(slice))
      if (!stays.has(metadata.name)) await this.remove(metadata.name);
    if (!stays.has(slice)) await this.scale(slice, 0);
  }

  private async installed(slice: string): Promise<SliceManifests['deployment']> {
    const found = await this.kubectl(['get', 'deployment', slice, '-o', 'json', '--ignore-not-found']);
    if (found !== '') return deploymentSchema.parse(JSON.parse(found));
    throw new Refusal(
      `${slice} is not installed in the namespace ${this.namespace}: make its secrets and apply its manifests first (docs/containers.md).`,
    );
  }

  private async model(slice: string): Promise<SliceManifests> {
    // First alone: of a slice that is not installed nothing is there, and this says so in words.
    const deployment = await this.installed(slice);
    const [service, scaler] = await Promise.all([
      this.kubectl(['get', 'service', slice, '-o', 'json']),
      this.kubectl(['get', 'hpa', slice, '-o', 'json', '--ignore-not-found']),
    ]);
    return {
      deployment,
      service: serviceSchema.parse(JSON.parse(service)),
      scaler: scaler === '' ? undefined : scalerSchema.parse(JSON.parse(scaler)),
    };
  }

  private async versions(slice: string): Promise<z.infer<typeof deploymentSchema>[]> {
    const found = await this.kubectl([
      'get',
      'deployment',
      '-l',
      `${SLICE_LABEL}=${slice},${VERSION_LABEL}`,
      '-o',
      'json',
    ]);
    return listSchema.parse(JSON.parse(found)).items.filter(({ metadata }) => metadata.name !== slice);
  }

  /** As many as serve now: fewer could not bear what comes until the autoscaler has seen it. */
  private async wanted(slice: string, { deployment, scaler }: SliceManifests): Promise<number> {
    const running = [deployment, ...(await this.versions(slice))].map(({ spec }) => spec.replicas ?? 1);
    return Math.max(scaler?.spec.minReplicas ?? 1, ...running);
  }

  private async untilReady(name: string, labels: Record<string, string>): Promise<void> {
    try {
      await this.kubectl(['rollout', 'status', `deployment/${name}`, `--timeout=${PATIENCE}`]);
    } catch (error) {
      const pods = Object.entries(labels).map((label) => label.join('='));
      const why = await this.kubectl(['get', 'pods', '-l', pods.join(), '-o', 'json']).then(whyNotReady, () => []);
      throw why.length > 0 && error instanceof Refusal ? new Refusal([error.message, ...why].join('\n')) : error;
    }
  }

  /** Does it, and when it fails what takes it back; its own reason is told in any case. */
  private async unless(takeBack: () => Promise<unknown>, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      const left = await takeBack().then(() => null, String);
      throw left === null
        ? error
        : new Refusal(
            `${error instanceof Error ? error.message : String(error)}\nWhat was started is NOT taken back: ${left}`,
          );
    }
  }

  private async remove(name: string): Promise<void> {
    await this.kubectl(['delete', `deployment/${name}`, `service/${name}`, `hpa/${name}`, '--ignore-not-found']);
  }

  private async scale(name: string, replicas: number): Promise<void> {
    await this.kubectl(['scale', `deployment/${name}`, `--replicas=${replicas}`]);
  }

  private kubectl(args: readonly string[], input?: string): Promise<string> {
    return runProgram(this.startProgram, 'kubectl', ['-n', this.namespace, ...args], {
      cwd: this.root,
      ...(input === undefined ? {} : { input }),
    });
  }
}

const nameIn = (origin: string): string => new URL(origin).hostname.split('.')[0] ?? '';
