import {
  deploymentSchema,
  scalerSchema,
  serviceSchema,
  SLICE_LABEL,
  VERSION_LABEL,
  versionedManifests,
} from './versioned-manifests';

const app = { [SLICE_LABEL]: 'maps', [VERSION_LABEL]: 'model' };
const deployment = deploymentSchema.parse({
  metadata: { name: 'maps', namespace: 'waymark', labels: app, uid: '1' },
  spec: {
    replicas: 2,
    selector: { matchLabels: app },
    template: {
      metadata: { labels: app },
      spec: {
        serviceAccountName: 'maps',
        containers: [{ name: 'maps', image: 'site/maps:old', env: [{ name: 'PORT', value: '3000' }] }],
      },
    },
  },
});
const service = serviceSchema.parse({
  metadata: { name: 'maps' },
  spec: { clusterIP: '10.0.0.7', selector: app, ports: [{ port: 3000 }] },
});
const scaler = scalerSchema.parse({
  metadata: { name: 'maps' },
  spec: { minReplicas: 2, maxReplicas: 6, scaleTargetRef: { kind: 'Deployment', name: 'maps' } },
});

// In the form that kubectl receives.
const made = JSON.parse(
  JSON.stringify(
    versionedManifests({ deployment, service, scaler }, { version: 'ab12', image: 'site/maps:ab12', replicas: 3 }),
  ),
) as Record<string, never>[] as unknown[];
const both = { ...app, [VERSION_LABEL]: 'ab12' };

describe('a version of a service in a cluster', () => {
  it('is a separate deployment with the new image and nothing else changed (R1.18)', () => {
    expect(made[0]).toEqual({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'maps-ab12', labels: both },
      spec: {
        replicas: 3,
        selector: { matchLabels: both },
        template: {
          metadata: { labels: both },
          spec: {
            serviceAccountName: 'maps',
            containers: [{ name: 'maps', image: 'site/maps:ab12', env: [{ name: 'PORT', value: '3000' }] }],
          },
        },
      },
    });
  });

  it('has an address that leads only to its own pods', () => {
    expect(made[1]).toMatchObject({
      kind: 'Service',
      metadata: { name: 'maps-ab12' },
      spec: { selector: both, ports: [{ port: 3000 }] },
    });
    expect(made[1]).not.toHaveProperty('spec.clusterIP');
  });

  it('shares no pod with the one that it is copied from, whose autoscaler else would stop both', () => {
    const own = { ...app, ...both };
    expect([made[0], made[1]]).toMatchObject([
      { spec: { template: { metadata: { labels: own } } } },
      { spec: { selector: own } },
    ]);
    expect(own[VERSION_LABEL]).not.toBe(app[VERSION_LABEL]);
  });

  it('grows by itself as the one before did', () => {
    expect(made[2]).toMatchObject({
      kind: 'HorizontalPodAutoscaler',
      spec: { minReplicas: 2, maxReplicas: 6, scaleTargetRef: { name: 'maps-ab12' } },
    });
  });
});
