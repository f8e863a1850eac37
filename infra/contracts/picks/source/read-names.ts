import ts from 'typescript';
import { nodesOf } from './source-files';
import { textPattern } from './text-pattern';

/** Names that a source may read of an object, and beginnings of names that it puts together. */
export interface ReadNames {
  readonly names: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

/**
 * Every name that may be read of an answer: `x.name`, `const { name } = x`, a field of a zod schema, and any text that
 * might be a name. By name, whatever the object: more than is read, never less.
 */
export function readNames(files: readonly ts.SourceFile[]): ReadNames {
  const names = new Set<string>();
  const beginnings = new Set<string>();
  for (const node of files.flatMap((file) => [...nodesOf(file)])) {
    const name = nameAt(node) ?? textPattern(node);
    if (name?.endsWith('*')) beginnings.add(name.slice(0, name.indexOf('*')));
    else if (name !== undefined) names.add(name);
  }
  return { names, beginnings: [...beginnings].filter((text) => /^[a-z]\w+$/.test(text)) };
}

export function mayRead({ names, beginnings }: ReadNames, name: string): boolean {
  return names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

function nameAt(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isBindingElement(node)) return (node.propertyName ?? node.name).getText();
  if (ts.isPropertyAssignment(node) && isInZodSchema(node)) return node.name.getText();
  return undefined;
}

function isInZodSchema({ parent }: ts.PropertyAssignment): boolean {
  const call = parent.parent;
  return ts.isCallExpression(call) && /^z\.|\.extend$/.test(call.expression.getText());
}
