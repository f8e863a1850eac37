import { isElement } from './is-element.mjs';

/** React drops JSX text that is only a line break with white space. */
const isDropped = (child) =>
  (child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

/** White space is never translated. */
const isBlank = ({ type, value, expression }) =>
  (type === 'JSXText' && value.trim() === '') || (type === 'JSXExpressionContainer' && isBlankString(expression));

const isBlankString = ({ type, value }) => type === 'Literal' && typeof value === 'string' && value.trim() === '';

/**
 * Browsers' translators replace each text node by <font> elements. React keeps a reference to a text node only where
 * text has siblings that may change. It then fails to remove it or to insert before it, and its updates are invisible.
 * Text that is its element's only child is safe.
 */
export const noBareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'A translated page breaks here: write one template string as the only child, or put the text into an element of its own.',
    },
  },
  create({ report, sourceCode }) {
    const check = ({ type, children }) => {
      const shown = children.filter((child) => !isDropped(child));
      const isFragment = type === 'JSXFragment';
      if (shown.length < 2 && !isFragment) return;
      const changes = (child) => child.type === 'JSXExpressionContainer' && !isBlank(child);
      const isFixed = !isFragment && !shown.some(changes);
      for (const child of shown) {
        if (isBlank(child) || (child.type === 'JSXText' && isFixed)) continue;
        if (child.type === 'JSXText' || (changes(child) && !isElement(child.expression, sourceCode)))
          report({ node: child, messageId: 'bare' });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
