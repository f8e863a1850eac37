import * as safeql from '@ts-safeql/eslint-plugin';
import {
  AST_NODE_TYPES,
  type ParserServicesWithTypeInformation,
  type TSESLint,
  type TSESTree,
} from '@typescript-eslint/utils';
import ts from 'typescript';
import { rowDifferences } from './row-differences';

/**
 * Methods of the kit's Database and Tx that take a whole statement, and the function that takes an export section's
 * SELECT, where people read the column names. Any other `sql` is part of a statement.
 */
const STATEMENTS = new Set(['query', 'one']);
const OF_AN_EXPORT = { property: 'select', call: 'exportRows' };

const checkSql = safeql.rules['check-sql'] as unknown as TSESLint.RuleModule<string, readonly unknown[]>;

/**
 * SafeQL's rule, applied only to whole statements. SafeQL wants the column types at each `sql`; here they are compared
 * with the type of the statement's rows, which may be more specific than the schema (which strings, which numbers).
 */
export const statementRule: TSESLint.RuleModule<string, readonly unknown[]> = {
  ...checkSql,
  create(context) {
    const report = (problem: TSESLint.ReportDescriptor<string>) => {
      const columns = problem.messageId === 'missingTypeAnnotations' ? String(problem.data?.['fix'] ?? '') : null;
      const node = 'node' in problem ? (problem.node as TSESTree.Node) : null;
      if (columns === null || !node) return context.report(problem);
      // Skips statements whose rows have no type, because they are returned as JSON.
      if (node.type === AST_NODE_TYPES.TaggedTemplateExpression && isOfAnExport(node)) return;
      const wrong = rowDifferences(columns, ...rowTypeOf(node, context.sourceCode));
      if (wrong) context.report({ node, messageId: 'error', data: { error: wrong } });
    };
    const listener = checkSql.create(Object.create(context, { report: { value: report } }) as typeof context);
    return {
      TaggedTemplateExpression: (node) => {
        if (isStatement(node) || isOfAnExport(node)) listener.TaggedTemplateExpression?.(node);
      },
    };
  },
};

function isStatement({ tag, parent }: TSESTree.TaggedTemplateExpression): boolean {
  return (
    tag.type === 'Identifier' &&
    tag.name === 'sql' &&
    parent.type === 'CallExpression' &&
    parent.callee.type === 'MemberExpression' &&
    parent.callee.property.type === 'Identifier' &&
    STATEMENTS.has(parent.callee.property.name)
  );
}

function isOfAnExport({ tag, parent }: TSESTree.TaggedTemplateExpression): boolean {
  if (tag.type !== AST_NODE_TYPES.Identifier || tag.name !== 'sql') return false;
  if (parent.type === AST_NODE_TYPES.CallExpression)
    return parent.callee.type === AST_NODE_TYPES.Identifier && parent.callee.name === OF_AN_EXPORT.call;
  return (
    parent.type === AST_NODE_TYPES.Property &&
    parent.key.type === AST_NODE_TYPES.Identifier &&
    parent.key.name === OF_AN_EXPORT.property
  );
}

/**
 * Returns the row type from the call's promise: the element of a list or of the driver's result, or the row without
 * null.
 */
function rowTypeOf(tag: TSESTree.Node, sourceCode: Readonly<TSESLint.SourceCode>): [ts.Type | null, ts.TypeChecker] {
  const services = sourceCode.parserServices as ParserServicesWithTypeInformation;
  const checker = services.program.getTypeChecker();
  const given = tag.parent && checker.getAwaitedType(services.getTypeAtLocation(tag.parent));
  if (!given) return [null, checker];
  const rows = checker.getPropertyOfType(given, 'rows');
  const row = rows ? checker.getTypeOfSymbol(rows) : checker.getNonNullableType(given);
  return [checker.isArrayType(row) ? (checker.getTypeArguments(row as ts.TypeReference)[0] ?? null) : row, checker];
}
