import { join } from 'node:path';
import ts from 'typescript';
import type { Manifest } from './read-kustomization';

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'infra/k8s/manifests-as-types.ts');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * Caches the files of the library and of Kubernetes' types: they take seconds to read, and each check needs the same.
 */
const known = new Map<string, ts.SourceFile | undefined>();

/** Returns the import for a kind's types: "networking.k8s.io/v1" stays as it is, and "v1" is in the core. */
const lineOf = ({ apiVersion, kind }: Manifest, index: number, text: string) =>
  `import type { I${kind} as T${index} } from 'kubernetes-models/${apiVersion}';\nexport const m${index}: T${index} = ${text};`;

/**
 * Returns violations of Kubernetes' own schema: an unknown field, a wrong type, a missing part. The types are
 * generated from its OpenAPI document. TypeScript checks them, because the usual mistake is a misspelt field, which
 * schema validators accept.
 */
export function manifestProblems(manifests: readonly Manifest[]): string[] {
  const source = manifests.map((manifest, index) => lineOf(manifest, index, JSON.stringify(manifest))).join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    if (name === FILE) return ts.createSourceFile(name, source, ts.ScriptTarget.ES2022);
    if (!known.has(name)) known.set(name, readFile(name, ...rest));
    return known.get(name);
  };
  host.fileExists = (name) => name === FILE || ts.sys.fileExists(name);
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program, program.getSourceFile(FILE)).map(({ messageText, start = 0 }) => {
    const manifest = manifests[Math.floor((source.slice(0, start).split('\n').length - 1) / 2)];
    return `${manifest?.kind} ${manifest?.metadata.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
