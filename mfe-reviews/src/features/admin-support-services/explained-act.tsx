import { space } from '@waymark/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: center;
`;

/** A button with its explanation beside it. */
export function ExplainedAct({ says, children }: { says: string; children: ReactNode }) {
  return (
    <Row>
      {children}
      <span>{says}</span>
    </Row>
  );
}
