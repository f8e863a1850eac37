import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const NAMED_STYLED = join(import.meta.dirname, 'named-styled.mjs');
const IMPORT = /import \{([^}]*\bstyled\b[^}]*)\} from 'styled-components';/;

/** Five of the letters and digits that compress best: 60 million names for some hundred files. */
const shortHash = (text) => createHash('sha256').update(text).digest().readUIntBE(0, 6).toString(36).slice(-5);

/**
 * Names each styled component after its file and its place in it. By itself styled-components numbers them in the order in
 * which modules run. That order differs between a browser and a server, and so would the class names that both write.
 */
export default function styledIdsLoader(source) {
  const { slice } = this.getOptions();
  // Two builds on one page may hold different versions of a file: each keeps names of its own.
  const file = `${slice}/${relative(ROOT, this.resourcePath)}`;
  const prefix = `s${shortHash(file)}`;
  const helper = relative(dirname(this.resourcePath), NAMED_STYLED);
  return source.replace(IMPORT, (_, names) => {
    const imported = names.replace(/\bstyled\b/, 'styled as anonymousStyled');
    // On one line: the lines of the source map stay right.
    return (
      `import {${imported}} from 'styled-components'; import { namedStyled } from './${helper}'; ` +
      `const styled = namedStyled(anonymousStyled, '${prefix}');`
    );
  });
}
