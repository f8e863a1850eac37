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
 * Methods of the kit's Database and Tx that take a whole statement, and what takes the SELECT of a section of an export, where the
 * columns' names are what somebody reads; any other `sql` is a part of one.
 */
const STATEMENTS = new Set(['query', 'one']);
const OF_AN_EXPORT = { property: 'select', call: 'exportRows' };

const checkSql = safeql.rules['check-sql'] as unknown as TSESLint.RuleModule<string, readonly unknown[]>;

/**
 * SafeQL's rule, for statements alone. It asks for the columns' types to be written at each `sql`; here they are compared with the type
 * that the statement's rows are given, which may say more than the schema knows (which texts, which numbers).
 */
export const statementRule: TSESLint.RuleModule<string, readonly unknown[]> = {
  ...checkSql,
  create(context) {
    const report = (problem: TSESLint.ReportDescriptor<string>) => {
      const columns = problem.messageId === 'missingTypeAnnotations' ? String(problem.data?.['fix'] ?? '') : null;
      const node = 'node' in problem ? (problem.node as TSESTree.Node) : null;
      if (columns === null || !node) return context.report(problem);
      // Nobody says what type these rows are: they leave as JSON.
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

/** What the call's promise gives: the element of a list, of the driver's own result, or the row without its null. */
function rowTypeOf(tag: TSESTree.Node, sourceCode: Readonly<TSESLint.SourceCode>): [ts.Type | null, ts.TypeChecker] {
  const services = sourceCode.parserServices as ParserServicesWithTypeInformation;
  const checker = services.program.getTypeChecker();
  const given = tag.parent && checker.getAwaitedType(services.getTypeAtLocation(tag.parent));
  if (!given) return [null, checker];
  const rows = checker.getPropertyOfType(given, 'rows');
  const row = rows ? checker.getTypeOfSymbol(rows) : checker.getNonNullableType(given);
  return [checker.isArrayType(row) ? (checker.getTypeArguments(row as ts.TypeReference)[0] ?? null) : row, checker];
}
