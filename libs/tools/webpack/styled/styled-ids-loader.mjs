import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const NAMED_STYLED = join(import.meta.dirname, 'named-styled.mjs');
const IMPORT = /import \{([^}]*\bstyled\b[^}]*)\} from 'styled-components';/;
/** A CSS comment on a line of its own; webpack's own comments are none. */
const CSS_COMMENT = /^[ \t]*\/\*(?!\*)(?!.*(?:webpack|__PURE__)).*\*\/[ \t]*$/gm;

/** Five characters from letters and digits, which compress well: 60 million names for a few hundred files. */
const shortHash = (text) => createHash('sha256').update(text).digest().readUIntBE(0, 6).toString(36).slice(-5);

/**
 * Names each styled component after its file and its position in it. By default, styled-components numbers them in the
 * order in which modules run. That order differs between browser and server, and so would the class names that both
 * generate. Removes CSS comments, which minifiers leave in templates and visitors would download.
 */
export default function styledIdsLoader(source) {
  const { slice } = this.getOptions();
  // Two builds on one page may contain different versions of a file, so each has its own names.
  const file = `${slice}/${relative(ROOT, this.resourcePath)}`;
  const prefix = `s${shortHash(file)}`;
  const helper = relative(dirname(this.resourcePath), NAMED_STYLED);
  if (!source.includes("from 'styled-components'")) return source;
  return source.replace(CSS_COMMENT, '').replace(IMPORT, (_, names) => {
    const imported = names.replace(/\bstyled\b/, 'styled as anonymousStyled');
    // On one line, to keep the source map's line numbers correct.
    return (
      `import {${imported}} from 'styled-components'; import { namedStyled } from './${helper}'; ` +
      `const styled = namedStyled(anonymousStyled, '${prefix}');`
    );
  });
}
