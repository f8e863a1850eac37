import { space, wide } from '@waymark/ui';
import { styled } from 'styled-components';

/** Feature and what people say to it: below one another on a phone, side by side where there is room. */
export const VerificationRow = styled.li`
  display: grid;
  gap: ${space[2]} ${space[6]};
  max-width: 48rem;
  padding-block: ${space[4]};
  border-bottom: 1px solid var(--color-line);

  &:last-child {
    border-bottom: 0;
  }

  ${wide} {
    grid-template-columns: minmax(8rem, 1fr) minmax(0, 1fr);
  }
`;
