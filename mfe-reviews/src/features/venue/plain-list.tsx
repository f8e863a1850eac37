import { Grid } from '@waymark/ui';
import { styled } from 'styled-components';

/** A grid that is a list to a screen reader; the role, because Safari takes it away with the bullets. */
export const PlainList = styled(Grid).attrs({ as: 'ul', role: 'list' })`
  padding: 0;
  margin: 0;
  list-style: none;
`;
