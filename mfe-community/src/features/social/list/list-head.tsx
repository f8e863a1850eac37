import { space, target } from '@waymark/ui';
import { styled } from 'styled-components';

/**
 * The heading of a list with its actions at the right. Same height with or without a button, so nothing below moves.
 */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  row-gap: ${space[2]};
  min-height: ${target};

  column-gap: ${space[2]};

  /* Where a button has a row of its own, the row is kept for it. */
  @media (max-width: 24.25rem) {
    flex-direction: column;
    align-items: stretch;
    min-height: 6rem;
  }
`;
