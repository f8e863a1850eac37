import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens';

/** Rows of facts with thin lines between them instead of boxes, to compare down the list. */
export const FactList = styled.ul`
  padding: 0;
  border-top: 1px solid var(--color-hair);
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  max-width: none;
  padding-block: ${space[3]};
  border-bottom: 1px solid var(--color-hair);
`;

const Name = styled.span`
  flex: 1 1 8rem;
  min-width: 0;
  font-weight: 600;
`;

const Note = styled.div`
  flex-basis: 100%;
  min-width: 0;
  color: var(--color-text-soft);
`;

export interface FactRowProps {
  /** The subject, e.g. "Hearing loop". */
  name: ReactNode;
  /** A StatePill, or another short value. */
  state: ReactNode;
  /** The source and the date. */
  note?: ReactNode;
  /** Possible actions, on a separate line. */
  children?: ReactNode;
}

/** One fact: name, state at its right, source below. */
export function FactRow({ name, state, note, children }: FactRowProps) {
  return (
    <Row>
      <Name>{name}</Name>
      {state}
      {note !== undefined && <Note>{note}</Note>}
      {children}
    </Row>
  );
}
