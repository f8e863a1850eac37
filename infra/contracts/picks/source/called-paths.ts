import ts from 'typescript';
import { nodesOf } from './source-files';
import { textPattern } from './text-pattern';

/** An address as a source writes it, and the methods that its file calls; none where the address goes elsewhere. */
export interface CalledPath {
  /** With `*` for what is known at run time alone; one that begins with it is the end of an address. */
  readonly pattern: string;
  readonly methods: readonly string[];
}

const READS = new Set(['get', 'getWithHeaders', 'getFile']);

/** Every address of the API that stands in these sources. */
export function calledPaths(files: readonly ts.SourceFile[]): CalledPath[] {
  return files.flatMap((file) => {
    const nodes = [...nodesOf(file)];
    const methods = [...new Set(nodes.flatMap(methodsAt))];
    const patterns = nodes.map(textPattern).filter((text) => text !== undefined && /^(\/api\/|\*+\/)/.test(text));
    return [...new Set(patterns)].map((pattern) => ({ pattern: pattern?.split('?')[0] ?? '', methods }));
  });
}

function methodsAt(node: ts.Node): string[] {
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'apiClient') {
    return [READS.has(node.name.text) ? 'get' : node.name.text];
  }
  // apiClient[method]: whichever the type of `method` names.
  const isChosen = ts.isElementAccessExpression(node) && node.expression.getText() === 'apiClient';
  return isChosen ? ['get', 'post', 'put', 'patch', 'delete'] : [];
}
