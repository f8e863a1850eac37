import type { ReportPlaceSort } from '@waymark/contracts-maps';
import { ArrowIcon, radii, space, target } from '@waymark/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PlaceOrder } from './places-query';

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-width: ${target};
  min-height: ${target};
  padding: 0 ${space[2]};
  /* Seen in forced colours. */
  border: 1px solid transparent;
  border-radius: ${radii.small};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

interface SortHeaderProps {
  sort: ReportPlaceSort;
  order: PlaceOrder;
  onSort: () => void;
  children: ReactNode;
}

/** Heads a column and sorts by it; an arrow shows which way. */
export function SortHeader({ sort, order: now, onSort, children }: SortHeaderProps) {
  const isSorted = now.sort === sort;
  const isUp = now.order === 'asc';
  const turn = isSorted ? `rotate(${isUp ? -90 : 90}deg)` : undefined;
  return (
    <th scope="col" role="columnheader" aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}>
      <SortButton type="button" onClick={onSort}>
        {children}
        <ArrowIcon size="1em" style={{ transform: turn, visibility: isSorted ? undefined : 'hidden' }} />
      </SortButton>
    </th>
  );
}
