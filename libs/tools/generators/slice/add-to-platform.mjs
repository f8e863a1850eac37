const OVERLAYS = ['production', 'staging'];

const image = (name) => `  - { name: waymark/${name}, newName: registry.example/waymark/${name}, newTag: "0" }\n`;

/**
 * The files that list a slice's parts, and the line before which a new part is inserted: a slice keeps its containers
 * beside its code, and the platform lists them.
 */
const LINES = {
  service: (name, title) => [
    // Account asks every service that stores members' data, and waits for all of them.
    ['libs/contracts/core/src/data-holders.ts', '} as const;', `  ${name}: ${JSON.stringify(title)},\n`],
    ['infra/compose/docker-compose.yaml', '  - path: ../../mfe-', `  - path: ../../services/${name}/compose.yaml\n`],
    ['infra/compose/docker-compose.yaml', '\nx-hardened:', `  ${name}: {}\n`],
    ['infra/k8s/base/kustomization.yaml', null, `  - ../../../services/${name}/k8s\n`],
    ['infra/k8s/jobs/kustomization.yaml', '  - ../../../mfe-', `  - ../../../services/${name}/k8s/jobs\n`],
    ...OVERLAYS.flatMap((overlay) => [
      [
        `infra/k8s/overlays/${overlay}/kustomization.yaml`,
        '  - { name: waymark/gateway,',
        image(`service-${name}`) + image(`jobs-${name}`),
      ],
      [
        `infra/k8s/overlays/${overlay}/jobs/kustomization.yaml`,
        '  - { name: waymark/gateway,',
        image(`service-${name}`) + image(`jobs-${name}`),
      ],
      [`infra/k8s/overlays/${overlay}/kustomization.yaml`, '  - name: publisher\n', secretsOf(name)],
    ]),
  ],
  mfe: (name) => [
    ['infra/compose/docker-compose.yaml', '  - path: ../../shell', `  - path: ../../mfe-${name}/compose.yaml\n`],
    ['infra/k8s/jobs/kustomization.yaml', '  - ../../../shell', `  - ../../../mfe-${name}/k8s\n`],
    ...OVERLAYS.map((overlay) => [
      `infra/k8s/overlays/${overlay}/jobs/kustomization.yaml`,
      '  - { name: waymark/shell,',
      image(`mfe-${name}`),
    ]),
  ],
  contracts: () => [],
};

function secretsOf(name) {
  const files = (...pairs) => `    files: [${pairs.map(([key, file]) => `${key}=secrets/${file}`).join(', ')}]\n`;
  const own = (part) => [part.replaceAll('_', '-'), `${name}_${part}`];
  return [
    `  - name: ${name}\n${files(own('database_url'), own('nats_url'), ['identity-secret', 'identity_secret'])}`,
    `  - name: ${name}-back-up\n${files(['migrate-url', `${name}_migrate_url`])}`,
    `  - name: ${name}-jobs\n${files(own('database_admin_url'), own('migrate_url'), own('database_url'), ['nats-url', 'publisher_nats_url'], ['registry-signing-key', 'registry_signing_key'])}`,
    `  - name: ${name}-postgres\n${files(['password', `${name}_postgres_password`])}`,
  ].join('');
}

/**
 * Adds a new part of a slice to the lists of the platform in containers.
 * @param {import('@nx/devkit').Tree} tree
 * @param {'service' | 'mfe' | 'contracts'} part
 * @param {string} name of the slice
 * @param {string} title the slice's name for members
 */
export function addToPlatform(tree, part, name, title) {
  for (const [file, before, text] of LINES[part](name, title)) {
    if (!tree.exists(file)) continue;
    const whole = tree.read(file, 'utf8');
    const at = before === null ? whole.length : whole.indexOf(before);
    if (at < 0) throw new Error(`${file} has no line "${before.trim()}" to put ${name} before`);
    tree.write(file, whole.slice(0, at) + text + whole.slice(at));
  }
}
