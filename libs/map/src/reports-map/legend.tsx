import { space } from '@waymark/ui';
import { styled } from 'styled-components';

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  padding: 0;
  list-style: none;
`;

export const LegendItem = styled.li`
  display: flex;
  gap: ${space[2]};
  align-items: center;
`;
