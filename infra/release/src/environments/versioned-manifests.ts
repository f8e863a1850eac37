import { z } from 'zod';

const labels = z.record(z.string(), z.string());
const metadata = z
  .object({
    name: z.string(),
    namespace: z.string().optional(),
    labels: labels.optional(),
    annotations: labels.optional(),
  })
  .loose();
const container = z.object({ name: z.string(), image: z.string() }).loose();

export const deploymentSchema = z
  .object({
    metadata,
    spec: z
      .object({
        replicas: z.number().optional(),
        selector: z.object({ matchLabels: labels }).loose(),
        template: z
          .object({
            metadata: z.object({ labels }).loose(),
            spec: z.object({ containers: z.array(container).min(1) }).loose(),
          })
          .loose(),
      })
      .loose(),
  })
  .loose();
export const serviceSchema = z
  .object({
    metadata,
    spec: z.object({ selector: labels, ports: z.array(z.object({ port: z.number() }).loose()).min(1) }).loose(),
  })
  .loose();
export const scalerSchema = z
  .object({
    metadata,
    spec: z
      .object({ minReplicas: z.number().optional(), scaleTargetRef: z.object({ name: z.string() }).loose() })
      .loose(),
  })
  .loose();

export interface SliceManifests {
  deployment: z.infer<typeof deploymentSchema>;
  service: z.infer<typeof serviceSchema>;
  /** A slice may have none. */
  scaler?: z.infer<typeof scalerSchema> | undefined;
}

/** Tells the pods of one version from those of another; the deployment that all are copied from has the value `model`. */
export const VERSION_LABEL = 'waymark/version';
/** What all versions of a slice have in common: network policies and disruption budgets go by it. */
export const SLICE_LABEL = 'app.kubernetes.io/name';

export interface Version {
  version: string;
  image: string;
  /** How many are wanted from the start; the autoscaler goes on from there. */
  replicas: number;
}

/**
 * Deployment, service and autoscaler of one version, beside the ones that they are copied from: both versions run until the
 * registry has sent everybody to the new one. The labels of the copied one stay, so its policies and budgets hold for both;
 * the version's own value sets it apart, since two autoscalers that select the same pods stop scaling.
 */
export function versionedManifests(
  { deployment, service, scaler }: SliceManifests,
  { version, image, replicas }: Version,
): object[] {
  const slice = deployment.metadata.name;
  const name = `${slice}-${version}`;
  const label = { [VERSION_LABEL]: version };
  const about = (from: z.infer<typeof metadata>) => ({
    name,
    labels: { ...from.labels, [SLICE_LABEL]: slice, ...label },
  });
  const { template, selector } = deployment.spec;
  const [first, ...others] = template.spec.containers;
  const pod = {
    ...template,
    metadata: { ...template.metadata, labels: { ...template.metadata.labels, ...label } },
    spec: { ...template.spec, containers: [{ ...first, image }, ...others] },
  };
  // An address that the cluster gave out is the copied one's own.
  const spec = { ...service.spec, clusterIP: undefined, clusterIPs: undefined };
  return [
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: about(deployment.metadata),
      spec: {
        ...deployment.spec,
        replicas,
        selector: { ...selector, matchLabels: { ...selector.matchLabels, ...label } },
        template: pod,
      },
    },
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: about(service.metadata),
      spec: { ...spec, selector: { ...service.spec.selector, ...label } },
    },
    ...(scaler
      ? [
          {
            apiVersion: 'autoscaling/v2',
            kind: 'HorizontalPodAutoscaler',
            metadata: about(scaler.metadata),
            spec: { ...scaler.spec, scaleTargetRef: { ...scaler.spec.scaleTargetRef, name } },
          },
        ]
      : []),
  ];
}
