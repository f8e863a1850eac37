import { space } from '@waymark/ui';
import { styled } from 'styled-components';

/** Between one way in and the next. */
export const OrLine = styled.p.attrs({ children: 'or' })`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  max-width: none;
  color: var(--color-text-soft);

  &::before,
  &::after {
    flex: 1;
    border-block-start: 1px solid var(--color-line);
    content: '';
  }
`;
