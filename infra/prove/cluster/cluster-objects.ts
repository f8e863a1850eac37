import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const labels = z.record(z.string(), z.string());
export const objectSchema = z
  .object({
    apiVersion: z.string(),
    kind: z.string(),
    metadata: z.object({ name: z.string(), namespace: z.string().optional(), labels: labels.optional() }).loose(),
    spec: z.record(z.string(), z.unknown()).optional(),
  })
  .loose();
export type ClusterObject = z.infer<typeof objectSchema>;

export const deploymentSpec = z
  .object({
    replicas: z.number().optional(),
    selector: z.object({ matchLabels: labels }),
    template: z
      .object({
        metadata: z.object({ labels }).loose(),
        spec: z.object({ containers: z.array(z.object({ image: z.string() }).loose()) }).loose(),
      })
      .loose(),
  })
  .loose();
export const scalerSpec = z
  .object({ minReplicas: z.number(), scaleTargetRef: z.object({ name: z.string() }).loose() })
  .loose();

/** What an API server refuses to take. */
export class Refused extends Error {}

/** Whether labels are those of a selector like `a=b,c`. */
export function isSelected(has: Record<string, string> | undefined, selector: string): boolean {
  return selector.split(',').every((term) => {
    const [key = '', value] = term.split('=');
    return has !== undefined && key in has && (value === undefined || has[key] === value);
  });
}

/** Objects of a cluster, taken and defaulted as an API server and its controllers do, as far as releases can notice. */
export class ClusterObjects {
  private readonly all = new Map<string, ClusterObject>();

  list(namespace: string, kind: string): ClusterObject[] {
    return [...this.all.values()].filter((one) => one.kind === kind && one.metadata.namespace === namespace);
  }

  get(namespace: string, kind: string, name: string): ClusterObject | undefined {
    return this.all.get(`${namespace}/${kind}/${name}`);
  }

  delete(namespace: string, kind: string, name: string): boolean {
    return this.all.delete(`${namespace}/${kind}/${name}`);
  }

  /** Takes a manifest into a namespace; true when there was none of that name. */
  apply(namespace: string, given: unknown): boolean {
    const one = objectSchema.parse(given);
    const { kind, metadata } = one;
    const is = metadata.namespace ?? namespace;
    if (is !== namespace)
      throw new Refused(
        `the namespace from the provided object "${is}" does not match the namespace "${namespace}". You must pass '--namespace=${is}' to perform this operation.`,
      );
    const before = this.get(namespace, kind, metadata.name);
    this.check(one, before);
    const spec: Record<string, unknown> = { ...one.spec };
    // How many there are stays as it is when a manifest does not say.
    if (kind === 'Deployment') spec['replicas'] ??= before?.spec?.['replicas'] ?? 1;
    if (kind === 'Service')
      Object.assign(spec, {
        clusterIP: spec['clusterIP'] ?? before?.spec?.['clusterIP'] ?? `10.0.0.${this.all.size + 1}`,
        clusterIPs: [],
      });
    const added = {
      namespace,
      uid: randomUUID(),
      resourceVersion: '1',
      annotations: { 'kubectl.kubernetes.io/last-applied-configuration': JSON.stringify(given) },
    };
    this.all.set(`${namespace}/${kind}/${metadata.name}`, {
      ...one,
      metadata: { ...metadata, ...added },
      spec,
      status: {},
    });
    this.scaleToLeast(namespace);
    return before === undefined;
  }

  scale(namespace: string, name: string, replicas: number): void {
    const deployment = this.get(namespace, 'Deployment', name);
    if (deployment?.spec) deployment.spec['replicas'] = replicas;
    this.scaleToLeast(namespace);
  }

  /** An autoscaler brings what runs at all to its least number, and leaves alone what runs not at all. */
  private scaleToLeast(namespace: string): void {
    for (const { spec } of this.list(namespace, 'HorizontalPodAutoscaler')) {
      const { minReplicas, scaleTargetRef } = scalerSpec.parse(spec);
      const deployment = this.get(namespace, 'Deployment', scaleTargetRef.name);
      const replicas = Number(deployment?.spec?.['replicas'] ?? 0);
      if (deployment?.spec && replicas > 0) deployment.spec['replicas'] = Math.max(replicas, minReplicas);
    }
  }

  private check({ kind, metadata, spec = {} }: ClusterObject, before?: ClusterObject): void {
    const invalid = (why: string) => new Refused(`The ${kind} "${metadata.name}" is invalid: ${why}`);
    if (metadata['uid'] !== undefined || metadata['resourceVersion'] !== undefined)
      throw new Refused(
        `Operation cannot be fulfilled on "${metadata.name}": StorageError: invalid object, Precondition failed: UID in precondition`,
      );
    if (!/^[a-z]([-a-z0-9]{0,61}[a-z0-9])?$/.test(metadata.name))
      throw invalid(`metadata.name: Invalid value: "${metadata.name}"`);
    if (kind === 'Service' && /\d/.test(String(spec['clusterIP'] ?? '')))
      throw invalid('spec.clusterIPs: Invalid value: failed to allocate IP: provided IP is already allocated');
    if (kind !== 'Deployment') return;
    const { selector, template } = deploymentSpec.parse(spec);
    const wanted = Object.entries(selector.matchLabels).map((label) => label.join('='));
    if (!isSelected(template.metadata.labels, wanted.join()))
      throw invalid('spec.template.metadata.labels: Invalid value: `selector` does not match template `labels`');
    if (before && JSON.stringify(before.spec?.['selector']) !== JSON.stringify(selector))
      throw invalid('spec.selector: Invalid value: field is immutable');
  }
}
