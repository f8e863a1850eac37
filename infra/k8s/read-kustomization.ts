import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** The part of a Kubernetes object that the checks use. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  [part: string]: unknown;
}

interface Kustomization {
  resources?: string[];
  namespace?: string;
  images?: { name: string; newName?: string; newTag?: string }[];
  patches?: { target: { kind: string; name: string }; patch: string }[];
  secretGenerator?: { name: string; files: string[] }[];
  configMapGenerator?: { name: string; files: string[] }[];
  generatorOptions?: { disableNameSuffixHash?: boolean };
}

const KNOWN = [
  'apiVersion',
  'kind',
  'resources',
  'namespace',
  'images',
  'patches',
  'secretGenerator',
  'configMapGenerator',
  'generatorOptions',
];

/** Applies a patch as our overlays use it: it replaces an existing value. */
function replaceIn(manifest: Manifest, path: string, value: unknown): void {
  const keys = path.split('/').slice(1);
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Record<string, unknown>>(
    (at, key) => (at[key] ?? {}) as Record<string, unknown>,
    manifest,
  );
  if (!(last in holder)) throw new Error(`${manifest.kind} ${manifest.metadata.name} has no ${path}`);
  holder[last] = value;
}

/** Sets the new name and tag on each matching image in the manifest. */
function withImages(manifest: Manifest, images: NonNullable<Kustomization['images']>): Manifest {
  const named = (_key: string, value: unknown): unknown => {
    const image = images.find(({ name }) => name === value);
    return image ? `${image.newName ?? image.name}:${image.newTag ?? 'latest'}` : value;
  };
  return JSON.parse(JSON.stringify(manifest), named) as Manifest;
}

/** Returns a Secret with only its key names: its source files are in no checkout. */
function generatedSecret({ name, files }: { name: string; files: string[] }): Manifest {
  const keys = files.map((file) => [file.includes('=') ? file.split('=')[0] : file.split('/').at(-1), '']);
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name },
    type: 'Opaque',
    data: Object.fromEntries(keys) as object,
  };
}

/** Returns a ConfigMap from those files that exist: kubectl refuses files outside the folder. */
function generatedConfigMap({ name, files }: { name: string; files: string[] }, folder: string): Manifest {
  const data = Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data };
}

function read(path: string): Manifest[] {
  if (!existsSync(path)) throw new Error(`${path} is named, but not there`);
  if (statSync(path).isDirectory()) return readKustomization(path);
  return parseAllDocuments(readFileSync(path, 'utf8')).map((document) => document.toJS() as Manifest);
}

/** Returns the output of `kubectl kustomize <folder>`. Supports the syntax that we use and rejects the rest. */
export function readKustomization(folder: string): Manifest[] {
  const file = join(folder, 'kustomization.yaml');
  const kustomization = parse(readFileSync(file, 'utf8')) as Kustomization;
  const unknown = Object.keys(kustomization).filter((key) => !KNOWN.includes(key));
  if (unknown.length > 0) throw new Error(`${file}: ${unknown.join(', ')} is not known here`);
  const { resources = [], namespace, images = [], patches = [], secretGenerator = [] } = kustomization;
  const { configMapGenerator = [] } = kustomization;
  const all = [
    ...resources.flatMap((resource) => read(join(dirname(file), resource))),
    ...secretGenerator.map(generatedSecret),
    ...configMapGenerator.map((generator) => generatedConfigMap(generator, folder)),
  ];
  const manifests = all.map((manifest) => withImages(manifest, images));
  for (const { target, patch } of patches) {
    const found = manifests.find(({ kind, metadata }) => kind === target.kind && metadata.name === target.name);
    if (!found) throw new Error(`${file}: no ${target.kind} ${target.name} to patch`);
    for (const { path, value } of parse(patch) as { path: string; value: unknown }[]) replaceIn(found, path, value);
  }
  for (const manifest of manifests)
    if (namespace !== undefined && manifest.kind !== 'Namespace') manifest.metadata.namespace = namespace;
  return manifests;
}
