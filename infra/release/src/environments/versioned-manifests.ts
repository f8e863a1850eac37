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

/** Distinguishes the pods of one version from those of another; on the model deployment the value is `model`. */
export const VERSION_LABEL = 'waymark/version';
/** The label that all versions of a slice share: network policies and disruption budgets use it. */
export const SLICE_LABEL = 'app.kubernetes.io/name';

export interface Version {
  version: string;
  image: string;
  /** The initial number; the autoscaler adjusts it later. */
  replicas: number;
}

/**
 * Returns the deployment, service and autoscaler of one version, beside the model's: both versions run until the
 * registry routes everybody to the new one. They keep the model's labels, so its policies and budgets apply to both.
 * The version label distinguishes them, because two autoscalers that select the same pods stop scaling.
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
  // The cluster IP belongs to the model's service only.
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
