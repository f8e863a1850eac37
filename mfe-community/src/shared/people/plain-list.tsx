import { space } from '@waymark/ui';
import { styled } from 'styled-components';

/** Rows that stand under each other with a line between. `role="list"`: without its marks Safari calls it none. */
export const PlainList = styled.ul.attrs({ role: 'list' })`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding: ${space[2]} 0;
    border-bottom: 1px solid var(--color-hair);
  }
  & > li:last-child {
    border-bottom: 0;
  }
`;
