import type { NamedPosition } from '@waymark/contracts-maps';
import { announce } from '@waymark/mfe-kit';
import { Button, Card, Stack } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { VenueChoice } from '../../../shared/venue-choice/venue-choice';

interface FindVenueProps {
  onVenue: (venue: NamedPosition) => void;
  onClose: () => void;
}

/** A venue by its name: the view goes to where it is. */
export function FindVenue({ onVenue, onClose }: FindVenueProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Card role="search" ref={box} tabIndex={-1} aria-label="Find a venue">
      <Stack $gap={4}>
        <VenueChoice
          onPlace={(venue) => {
            announce(`Reports round ${venue.name}`);
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
