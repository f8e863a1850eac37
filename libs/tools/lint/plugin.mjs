import { builtinRules } from 'eslint/use-at-your-own-risk';
import { noBareText } from './no-bare-text.mjs';

/** Lower-case words with hyphens; in a file name, only the part before the first dot is checked. */
const IN_WORDS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Checks that folders inside `src` are named like files. */
const kebabFolders = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { name: 'Name the folder "{{folder}}" in lower-case words with hyphens.' },
  },
  create({ filename, report }) {
    const [, ...inside] = filename.replaceAll('\\', '/').split('/src/');
    const folder = inside
      .join('/')
      .split('/')
      .slice(0, -1)
      .find((name) => !IN_WORDS.test(name));
    return folder === undefined ? {} : { Program: (node) => report({ node, messageId: 'name', data: { folder } }) };
  },
};

/** Rules that oxlint does not know: ours, and ESLint's for forms of syntax that are not allowed. */
export default {
  meta: { name: 'waymark' },
  rules: {
    'no-bare-text': noBareText,
    'kebab-folders': kebabFolders,
    'restricted-syntax': builtinRules.get('no-restricted-syntax'),
  },
};
