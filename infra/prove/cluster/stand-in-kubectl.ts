import { parseArgs } from 'node:util';
import { ClusterObjects, deploymentSpec, isSelected, Refused, type ClusterObject } from './cluster-objects';
import type { Answer } from './stand-in-programs';

/** What runs the pods of a cluster: one for each deployment that is wanted at all. */
export interface Pods {
  /** Called whenever something may have changed; the deployments of every namespace that the cluster has. */
  follow(objects: ClusterObjects, namespace: string): Promise<void>;
  /** Waits until a deployment's pods are ready; else why they are not, in a reason and a message. */
  whyNot(deployment: ClusterObject): Promise<{ reason: string; message: string } | null>;
}

const KINDS: Record<string, { kind: string; plural: string }> = {
  deployment: { kind: 'Deployment', plural: 'deployments.apps' },
  service: { kind: 'Service', plural: 'services' },
  hpa: { kind: 'HorizontalPodAutoscaler', plural: 'horizontalpodautoscalers.autoscaling' },
};
const OPTIONS = {
  namespace: { type: 'string', short: 'n', default: 'default' },
  output: { type: 'string', short: 'o' },
  selector: { type: 'string', short: 'l' },
  filename: { type: 'string', short: 'f' },
  replicas: { type: 'string' },
  timeout: { type: 'string' },
  'ignore-not-found': { type: 'boolean', default: false },
} as const;
const json = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** A cluster behind `kubectl`: the commands that a release uses, with the exit codes and the words of the real one. */
export class StandInKubectl {
  readonly objects = new ClusterObjects();
  /** All that was applied through it, as it was given. */
  readonly applied: ClusterObject[] = [];
  /** Complaint of the next call of these commands, e.g. of a server that is away. */
  fails: Record<string, string> = {};

  constructor(
    private readonly namespaces: readonly string[],
    private readonly pods: Pods,
  ) {}

  readonly run = async (args: readonly string[], input: string): Promise<Answer> => {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
    const [command = '', ...names] = positionals;
    if (this.fails[command]) return { code: 1, err: this.fails[command] };
    const { namespace, selector } = values;
    if (command === 'get' && names[0] === 'pods')
      return { code: 0, out: json({ items: await this.podsOf(namespace, selector ?? '') }) };
    if (command === 'get' && selector !== undefined)
      return {
        code: 0,
        out: json({
          apiVersion: 'v1',
          kind: 'List',
          items: this.objects
            .list(namespace, kindOf(names[0]).kind)
            .filter(({ metadata }) => isSelected(metadata.labels, selector)),
        }),
      };
    if (command === 'apply' && values.filename === '-') return this.apply(namespace, input);
    const targets =
      command === 'get'
        ? [{ type: names[0] ?? '', name: names[1] ?? '' }]
        : names.filter((name) => name !== 'status').map(split);
    const lost = targets.filter(({ type, name }) => !this.objects.get(namespace, kindOf(type).kind, name));
    const err = values['ignore-not-found']
      ? ''
      : lost
          .map(({ type, name }) => `Error from server (NotFound): ${kindOf(type).plural} "${name}" not found\n`)
          .join('');
    if (err !== '') return { code: 1, err };
    const found = targets.filter((target) => !lost.includes(target));
    if (command === 'get')
      return {
        code: 0,
        out: found.map(({ type, name }) => json(this.objects.get(namespace, kindOf(type).kind, name))).join(''),
      };
    if (command === 'rollout') return this.rolled(namespace, found[0]?.name ?? '');
    for (const { type, name } of found) {
      if (command === 'delete') this.objects.delete(namespace, kindOf(type).kind, name);
      else if (command === 'scale') this.objects.scale(namespace, name, Number(values.replicas));
      else return { code: 1, err: `error: unknown command "${command}" for "kubectl"\n` };
    }
    await this.pods.follow(this.objects, namespace);
    return {
      code: 0,
      out: found
        .map(({ type, name }) =>
          command === 'scale' ? `${type}.apps/${name} scaled\n` : `${type} "${name}" deleted\n`,
        )
        .join(''),
    };
  };

  private async apply(namespace: string, input: string): Promise<Answer> {
    const { items = [] } = JSON.parse(input) as { items?: ClusterObject[] };
    if (!this.namespaces.includes(namespace))
      return {
        code: 1,
        err: `Error from server (NotFound): error when creating "STDIN": namespaces "${namespace}" not found\n`,
      };
    const said = items.map((item): Answer => {
      try {
        const isNew = this.objects.apply(namespace, item);
        this.applied.push(item);
        return {
          code: 0,
          out: `${item.kind.toLowerCase()}/${item.metadata.name} ${isNew ? 'created' : 'configured'}\n`,
        };
      } catch (error) {
        if (error instanceof Refused) return { code: 1, err: `${error.message}\n` };
        throw error;
      }
    });
    await this.pods.follow(this.objects, namespace);
    // As the real one: what can be applied is, whatever is wrong with the rest.
    return {
      code: Math.max(...said.map(({ code }) => code)),
      out: said.map(({ out = '' }) => out).join(''),
      err: said.map(({ err = '' }) => err).join(''),
    };
  }

  private async rolled(namespace: string, name: string): Promise<Answer> {
    const deployment = this.objects.get(namespace, 'Deployment', name);
    const why = deployment && wanted(deployment) > 0 ? await this.pods.whyNot(deployment) : null;
    if (why === null) return { code: 0, out: `deployment "${name}" successfully rolled out\n` };
    return {
      code: 1,
      out: `Waiting for deployment "${name}" rollout to finish: 0 of 2 updated replicas are available...\n`,
      err: 'error: timed out waiting for the condition\n',
    };
  }

  private async podsOf(namespace: string, selector: string): Promise<object[]> {
    const deployments = this.objects
      .list(namespace, 'Deployment')
      .filter(
        (one) => wanted(one) > 0 && isSelected(deploymentSpec.parse(one.spec).template.metadata.labels, selector),
      );
    return Promise.all(
      deployments.map(async (one) => {
        const waiting = await this.pods.whyNot(one);
        const state = waiting ? { waiting } : { running: { startedAt: '2026-01-01T00:00:00Z' } };
        return {
          metadata: { name: `${one.metadata.name}-5d8f-x2v9q` },
          status: {
            conditions: [{ type: 'PodScheduled', status: 'True' }],
            containerStatuses: [{ name: one.metadata.name, state }],
          },
        };
      }),
    );
  }
}

const wanted = ({ spec }: ClusterObject): number => deploymentSpec.parse(spec).replicas ?? 1;

function kindOf(type = ''): { kind: string; plural: string } {
  const kind = KINDS[type];
  if (!kind) throw new Error(`the server doesn't have a resource type "${type}"`);
  return kind;
}

function split(target: string): { type: string; name: string } {
  const [type = '', name = ''] = target.split('/');
  return { type, name };
}
