import ts from 'typescript';

/**
 * Returns where rows with these columns (`{ id: number; text: string | null }`) do not match the type in the code;
 * null when they match. A union of strings or numbers counts as its base type, because the schema knows no more. JSON
 * content is not checked.
 */
export function rowDifferences(columns: string, row: ts.Type | null, checker: ts.TypeChecker): string | null {
  // Rows that no code reads have no type.
  if (!row || checker.getIndexInfoOfType(row, ts.IndexKind.String)) return null;
  const given = columnsOf(columns);
  const wrong = checker.getPropertiesOfType(row).flatMap((property) => {
    const column = given.get(property.name);
    const type = checker.getTypeOfSymbol(property);
    if (!column) return [`no column gives ${property.name} (there are ${[...given.keys()].join(', ')})`];
    return accepts(type, column, checker)
      ? []
      : [`${property.name} comes as ${column.getText()}, ${checker.typeToString(type)} is expected`];
  });
  return wrong.length > 0 ? `Rows are not what their type says: ${wrong.join('; ')}` : null;
}

function columnsOf(text: string): Map<string, ts.TypeNode> {
  const file = ts.createSourceFile('row.ts', `type Row = ${text};`, ts.ScriptTarget.Latest, true);
  const [alias] = file.statements;
  const type = alias && ts.isTypeAliasDeclaration(alias) ? alias.type : null;
  const members = type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];
  return new Map(
    members.flatMap(({ name, type: column }) =>
      column && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [[name.text, column] as const] : [],
    ),
  );
}

const FLAGS: Partial<Record<ts.SyntaxKind, ts.TypeFlags>> = {
  [ts.SyntaxKind.StringKeyword]: ts.TypeFlags.StringLike,
  [ts.SyntaxKind.NumberKeyword]: ts.TypeFlags.NumberLike,
  [ts.SyntaxKind.BooleanKeyword]: ts.TypeFlags.BooleanLike,
};

/** Returns whether the code handles every value that PostgreSQL may return in this column. */
function accepts(type: ts.Type, column: ts.TypeNode, checker: ts.TypeChecker): boolean {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return true;
  if (ts.isUnionTypeNode(column)) return column.types.every((member) => accepts(type, member, checker));
  if (ts.isParenthesizedTypeNode(column)) return accepts(type, column.type, checker);
  return (type.isUnion() ? type.types : [type]).some((member) => isSame(member, column, checker));
}

function isSame(type: ts.Type, column: ts.TypeNode, checker: ts.TypeChecker): boolean {
  if (ts.isArrayTypeNode(column)) {
    const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
    return element !== undefined && accepts(element, column.elementType, checker);
  }
  if (ts.isLiteralTypeNode(column)) return isLiteral(type, column.literal.kind);
  if (ts.isTypeReferenceNode(column)) return type.symbol?.name === column.typeName.getText();
  const flag = FLAGS[column.kind];
  return flag === undefined || (type.flags & flag) !== 0;
}

function isLiteral(type: ts.Type, kind: ts.SyntaxKind): boolean {
  if (kind === ts.SyntaxKind.NullKeyword) return (type.flags & ts.TypeFlags.Null) !== 0;
  if (kind === ts.SyntaxKind.StringLiteral) return (type.flags & ts.TypeFlags.StringLike) !== 0;
  if (kind === ts.SyntaxKind.NumericLiteral) return (type.flags & ts.TypeFlags.NumberLike) !== 0;
  return (type.flags & ts.TypeFlags.BooleanLike) !== 0;
}
