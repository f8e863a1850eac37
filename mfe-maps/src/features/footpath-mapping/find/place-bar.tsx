import { TownField, type MapPoint } from '@waymark/map';
import type { NamedPosition } from '@waymark/contracts-maps';
import { announce } from '@waymark/mfe-kit';
import { Button, Card, CloseIcon, Inline, MapPinIcon, PencilIcon, SearchIcon, space, Stack } from '@waymark/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { canChooseVenue, VenueChoice } from '../../../shared/venue-choice';

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

/** ID of the button that opens the search and gets the focus back. */
const FIND_VENUE_ID = 'find-venue';

interface PlaceBarProps {
  isAdding: boolean;
  isLooking: boolean;
  onPlace: (at: MapPoint) => void;
  onVenue: (venue: NamedPosition) => void;
  onFindMe: () => void;
  onAdd: () => void;
  /** Shown beside the buttons. */
  children: ReactNode;
}

/** Search for a place, and the button to add a report. */
export function PlaceBar({ isAdding, isLooking, onPlace, onVenue, onFindMe, onAdd, children }: PlaceBarProps) {
  const [isFinding, setIsFinding] = useState(false);

  function endFinding() {
    setIsFinding(false);
    document.getElementById(FIND_VENUE_ID)?.focus();
  }

  return (
    <Stack $gap={4}>
      <Bar>
        <search>
          <TownField label="Go to a town or village" hint="" onPick={onPlace} />
        </search>
        <Inline $gap={3}>
          {canChooseVenue() && (
            <Button
              id={FIND_VENUE_ID}
              icon={<SearchIcon />}
              aria-expanded={isFinding}
              onClick={() => setIsFinding(!isFinding)}
            >
              Find a venue
            </Button>
          )}
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
      {isFinding && (
        <FindVenue
          onVenue={(venue) => {
            endFinding();
            onVenue(venue);
          }}
          onClose={endFinding}
        />
      )}
    </Stack>
  );
}

interface FindVenueProps {
  onVenue: (venue: NamedPosition) => void;
  onClose: () => void;
}

/** Finds a venue by name and moves the view there. */
function FindVenue({ onVenue, onClose }: FindVenueProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Card role="search" ref={box} tabIndex={-1} aria-label="Find a venue">
      <Stack $gap={4}>
        <VenueChoice
          onPlace={(venue) => {
            announce(`Reports around ${venue.name}`);
            onVenue(venue);
          }}
        />
        <div>
          <Button onClick={onClose}>Close the search</Button>
        </div>
      </Stack>
    </Card>
  );
}
