import { join } from 'node:path';
import ts from 'typescript';
import type { Manifest } from './read-kustomization';

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'infra/k8s/manifests-as-types.ts');

/** Where the types of a kind are, e.g. "networking.k8s.io/v1" as it is, and "v1" for the core. */
const lineOf = ({ apiVersion, kind }: Manifest, index: number, text: string) =>
  `import type { I${kind} as T${index} } from 'kubernetes-models/${apiVersion}';\nexport const m${index}: T${index} = ${text};`;

/**
 * What Kubernetes' own schema says against manifests: a field that it does not know, a wrong type, a missing part. The
 * types are made from its OpenAPI document; the compiler is asked, since a typing slip in a field's name is the usual
 * mistake and the schema's validators let it pass.
 */
export function manifestProblems(manifests: readonly Manifest[]): string[] {
  const source = manifests.map((manifest, index) => lineOf(manifest, index, JSON.stringify(manifest))).join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : readFile(name, ...rest);
  host.fileExists = (name) => name === FILE || ts.sys.fileExists(name);
  const program = ts.createProgram([FILE], options, host);
  return ts.getPreEmitDiagnostics(program, program.getSourceFile(FILE)).map(({ messageText, start = 0 }) => {
    const manifest = manifests[Math.floor((source.slice(0, start).split('\n').length - 1) / 2)];
    return `${manifest?.kind} ${manifest?.metadata.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
