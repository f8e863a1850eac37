import { space } from '@waymark/ui';
import { styled } from 'styled-components';

/** Rows in a column with lines between them. `role="list"`, because Safari ignores lists without markers. */
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
