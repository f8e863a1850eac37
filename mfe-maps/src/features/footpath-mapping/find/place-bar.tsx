import { TownField, type MapPoint } from '@waymark/map';
import { Button, CloseIcon, Inline, MapPinIcon, PencilIcon, space } from '@waymark/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  align-items: end;

  & > :first-child {
    flex: 1 1 18rem;
    max-width: 30rem;
  }
`;

interface PlaceBarProps {
  isAdding: boolean;
  isLooking: boolean;
  onPlace: (at: MapPoint) => void;
  onFindMe: () => void;
  onAdd: () => void;
  /** What stands beside its buttons. */
  children: ReactNode;
}

/** Where to look, and the way to a report. */
export function PlaceBar({ isAdding, isLooking, onPlace, onFindMe, onAdd, children }: PlaceBarProps) {
  return (
    <Bar>
      <search>
        <TownField label="Go to a town or village" hint="" onPick={onPlace} />
      </search>
      <Inline $gap={3}>
        <Button icon={<MapPinIcon />} busy={isLooking} onClick={onFindMe}>
          {isLooking ? 'Finding you...' : 'My Location'}
        </Button>
        <Button
          variant="primary"
          icon={isAdding ? <CloseIcon /> : <PencilIcon />}
          aria-pressed={isAdding}
          onClick={onAdd}
        >
          Add Report
        </Button>
        {children}
      </Inline>
    </Bar>
  );
}
