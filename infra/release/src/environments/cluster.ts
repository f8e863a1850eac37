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

/**
 * The deployments of services in one namespace, through `kubectl`. The deployment with the slice's name is the model
 * for all its versions.
 */
export class Cluster {
  constructor(
    private readonly root: string,
    private readonly namespace: string,
    private readonly startProgram: StartProgram,
  ) {}

  /** Throws when the slice's own manifests were never applied: they contain its database, policies and budgets. */
  async requireInstalled(slice: string): Promise<void> {
    await this.installed(slice);
  }

  /**
   * Runs a version beside the running ones, with as many replicas, and returns its origin once it is ready. Leaves
   * nothing behind on failure.
   */
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
    // Includes the namespace, because the release runs in another one.
    return `http://${name}.${this.namespace}.svc:${model.service.spec.ports[0]?.port}`;
  }

  /** Returns whether these origins are the model itself: the version of the first installation. */
  isModel(slice: string, origins: readonly string[]): boolean {
    return origins.length > 0 && origins.every((origin) => nameIn(origin) === slice);
  }

  /** Starts the model again: no release image contains its version. */
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

  /** Stops the slice's versions at all other origins. The model's deployment stays, with no replicas. */
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
    // First, because this gives a clear message when the slice is not installed.
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

  /** Returns as many replicas as run now: fewer would be overloaded until the autoscaler reacts. */
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

  /** Runs `run` and, when it fails, `takeBack`; the original error is always reported. */
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
