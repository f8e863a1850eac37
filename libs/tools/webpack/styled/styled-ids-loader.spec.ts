import { join } from 'node:path';
import { styled } from 'styled-components';
import { namedStyled } from './named-styled.mjs';
import styledIdsLoader from './styled-ids-loader.mjs';

const ROOT = join(import.meta.dirname, '../../../..');
const load = (file: string, source: string, slice = 'maps') =>
  styledIdsLoader.call({ getOptions: () => ({ slice }), resourcePath: join(ROOT, file) }, source);
const prefixIn = (source: string) => /namedStyled\(anonymousStyled, '(\w+)'\)/.exec(source)?.[1];

const SOURCE = "import { css, styled } from 'styled-components';\nexport const Box = styled.div`${css`margin: 0`}`;";

describe('ids of styled components', () => {
  it('say in which file of which slice a component is and the how many-th there, whatever ran before', () => {
    const [first, second] = ['sa', 'sb'].map((prefix) => namedStyled(styled, prefix)) as [typeof styled, typeof styled];
    const Late = second.div`margin: 0;`;
    const Box = first.div`margin: 0;`;
    const Link = first(Box).attrs({ id: 'x' })`padding: 0;`;
    expect([Box, Link, Late].map(({ styledComponentId }) => styledComponentId)).toEqual(['sa-1', 'sa-2', 'sb-1']);
  });

  it('differ by file and by slice, and not by where the checkout is', () => {
    const prefixes = [
      load('libs/ui/src/box.tsx', SOURCE),
      load('libs/ui/src/card.tsx', SOURCE),
      load('libs/ui/src/box.tsx', SOURCE, 'reviews'),
    ].map(prefixIn);
    expect(new Set(prefixes).size).toBe(3);
    expect(prefixes.join()).toMatch(/^(s[0-9a-z]{5},?){3}$/);
    expect(load('libs/ui/src/box.tsx', SOURCE)).not.toContain(ROOT);
  });

  it('come without CSS comments, and keep the comments that webpack reads', () => {
    const styled = `${SOURCE.slice(0, -2)}\n  /* Why. */\n\`;\nimport(\n  /* webpackChunkName: "late" */\n  './late');`;
    const built = load('a.tsx', styled);
    expect(built).not.toContain('Why.');
    expect(built).toContain('webpackChunkName');
    expect(built.split('\n')).toHaveLength(styled.split('\n').length);
  });

  it('leave the lines of a file where they are, and a file without components as it is', () => {
    expect(load('a.tsx', SOURCE).split('\n')).toHaveLength(2);
    expect(load('a.tsx', SOURCE)).toContain('import { css, styled as anonymousStyled }');
    const without = "import { css } from 'styled-components';";
    expect(load('a.tsx', without)).toBe(without);
  });
});
