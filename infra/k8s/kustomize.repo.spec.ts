import { join } from 'node:path';
import { manifestProblems } from './manifest-problems';
import { readKustomization } from './read-kustomization';

const OVERLAYS = ['production', 'staging'];

describe.each(OVERLAYS)('the overlay %s (R6.19, R6.20)', (overlay) => {
  const folder = join(import.meta.dirname, 'overlays', overlay);
  const running = readKustomization(folder);
  const jobs = readKustomization(join(folder, 'jobs'));

  it('is what the schema of Kubernetes allows, to the last field', () => {
    expect(manifestProblems([...running, ...jobs])).toEqual([]);
  }, 120_000);

  it('has each object once, in its own namespace', () => {
    const names = [...running, ...jobs].map(({ kind, metadata }) => `${kind} ${metadata.namespace} ${metadata.name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const namespaces = new Set(
      [...running, ...jobs].filter(({ kind }) => kind !== 'Namespace').map(({ metadata }) => metadata.namespace),
    );
    expect([...namespaces]).toEqual([running.find(({ kind }) => kind === 'Namespace')?.metadata.name]);
  });

  it('names each image with a registry and a version', () => {
    const images = [...JSON.stringify([running, jobs]).matchAll(/"image":"([^"]+)"/g)].map(([, image = '']) => image);
    expect(images.length).toBeGreaterThan(10);
    expect(
      images.filter((image) => !/:[\w.-]+$/.test(image) || image.endsWith(':latest') || image.startsWith('waymark/')),
    ).toEqual([]);
  });
});

it('notices a slip in the name of a field, a wrong type and a missing part', () => {
  const spec = { podSelector: {}, policyTypes: ['Egress'], egres: [] };
  const problems = manifestProblems([
    { apiVersion: 'networking.k8s.io/v1', kind: 'NetworkPolicy', metadata: { name: 'slip' }, spec },
    { apiVersion: 'v1', kind: 'Service', metadata: { name: 'type' }, spec: { ports: [{ port: '80' }] } },
    { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'part' }, spec: { selector: {} } },
  ]);
  expect(problems).toEqual([
    expect.stringContaining('NetworkPolicy slip: Object literal may only specify known properties'),
    expect.stringContaining('Service type: Type'),
    expect.stringContaining('Deployment part:'),
  ]);
}, 120_000);
