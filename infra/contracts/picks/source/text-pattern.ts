import ts from 'typescript';

/** The text of a literal, with `*` for each part that is known at run time alone; undefined for what is no literal. */
export function textPattern(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
}
