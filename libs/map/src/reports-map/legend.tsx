import { space } from '@waymark/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { MAP_WORDS } from '../messages/en/map';

const Title = styled.p`
  font-weight: 600;
`;

const Items = styled.ul`
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

/** Explains the marks of a map. */
export function Legend({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Title id={id}>{MAP_WORDS.legend}</Title>
      <Items role="list" aria-labelledby={id}>
        {children}
      </Items>
    </div>
  );
}
