import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../tokens/tokens';

/** Rows of facts between hairlines: a list to compare down, not boxes. */
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
  /** What it is about: "Hearing loop". */
  name: ReactNode;
  /** A StatePill, or another short value. */
  state: ReactNode;
  /** Who says so and when. */
  note?: ReactNode;
  /** What can be done about it, on a line of its own. */
  children?: ReactNode;
}

/** One fact: name, state at its right, who says so below. */
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
