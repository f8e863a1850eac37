/** Common names of props that contain elements. */
const ELEMENT_NAMES = ['children', 'dialog', 'loading'];
const ELEMENT_TYPES = ['ReactNode', 'ReactElement'];

/**
 * Returns whether an expression between JSX tags renders elements or nothing, from its syntax. In doubt it counts as
 * text.
 */
export function isElement(expression, sourceCode) {
  const all = (...nodes) => nodes.every((node) => isElement(node, sourceCode));
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true;
    case 'Literal':
      return expression.value === null || typeof expression.value === 'boolean';
    case 'LogicalExpression':
      return expression.operator === '&&' ? all(expression.right) : all(expression.left, expression.right);
    case 'ConditionalExpression':
      return all(expression.consequent, expression.alternate);
    case 'ChainExpression':
      return all(expression.expression);
    case 'ArrowFunctionExpression':
      return returnedBy(expression).some((node) => all(node));
    // `rows.map((row) => <Row … />)` or `row(first)`.
    case 'CallExpression':
      return (
        expression.arguments.some((given) => given.type === 'ArrowFunctionExpression' && all(given)) ||
        all(expression.callee)
      );
    case 'Identifier':
      return (
        expression.name === 'undefined' ||
        ELEMENT_NAMES.includes(expression.name) ||
        isElementVariable(expression, sourceCode)
      );
    default:
      return false;
  }
}

function returnedBy({ body }) {
  if (body.type !== 'BlockStatement') return [body];
  return body.body.flatMap((statement) =>
    statement.type === 'ReturnStatement' && statement.argument ? [statement.argument] : [],
  );
}

function isElementVariable(identifier, sourceCode) {
  const definition = definitionOf(identifier, sourceCode);
  const { id, init } = definition?.type === 'Variable' ? definition.node : {};
  const annotation = definition?.name.typeAnnotation;
  if (annotation) return isElementType(annotation.typeAnnotation);
  if (id?.type === 'Identifier') return !!init && isElement(init, sourceCode);
  const property = propsOf(definition, sourceCode).find(({ key }) => key?.name === identifier.name);
  return isElementType(property?.typeAnnotation?.typeAnnotation);
}

/**
 * Returns the properties of a component's props type: `{ … }: Props`, or `props: Props` that its first line
 * destructures.
 */
function propsOf(definition, sourceCode) {
  if (definition?.type === 'Variable' && definition.node.init?.type === 'Identifier') {
    const props = definitionOf(definition.node.init, sourceCode);
    return props?.type === 'Parameter' ? membersOf(props.name.typeAnnotation?.typeAnnotation, sourceCode) : [];
  }
  if (definition?.type !== 'Parameter') return [];
  const pattern = definition.node.params.find(({ type }) => type === 'ObjectPattern');
  return membersOf(pattern?.typeAnnotation?.typeAnnotation, sourceCode);
}

function definitionOf(identifier, sourceCode) {
  for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
    const variable = scope.set.get(identifier.name);
    if (variable) return variable.defs[0];
  }
  return undefined;
}

/** Returns the properties of a type declared in the same file. */
function membersOf(type, sourceCode) {
  if (type?.type === 'TSTypeLiteral') return type.members;
  if (type?.type === 'TSIntersectionType') return type.types.flatMap((part) => membersOf(part, sourceCode));
  if (type?.type !== 'TSTypeReference') return [];
  const declared = sourceCode.ast.body.map((statement) => statement.declaration ?? statement);
  const found = declared.find(({ id }) => id?.name !== undefined && id.name === type.typeName.name);
  return found?.type === 'TSInterfaceDeclaration' ? found.body.body : membersOf(found?.typeAnnotation, sourceCode);
}

function isElementType(type) {
  if (type?.type === 'TSUnionType') return type.types.some(isElementType);
  if (type?.type === 'TSArrayType') return isElementType(type.elementType);
  if (type?.type === 'TSFunctionType') return isElementType(type.returnType?.typeAnnotation);
  return type?.type === 'TSTypeReference' && ELEMENT_TYPES.includes(type.typeName.name);
}
