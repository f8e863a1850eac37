import { Button, Stack } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { MapCard } from '../frame/map-frame';
import type { PinGroup } from './pin-groups';

interface SeveralPlacesProps {
  group: PinGroup;
  onPick: (id: number) => void;
  onClose: () => void;
}

/** Lists places at exactly the same position, which zooming in would not separate. */
export function SeveralPlaces({ group, onPick, onClose }: SeveralPlacesProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), [group]);
  return (
    <MapCard
      ref={frame}
      role="group"
      tabIndex={-1}
      aria-label={`${group.places.length} places at one spot`}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Stack $gap={2}>
        <strong>{`${group.places.length} places at one spot`}</strong>
        {group.places.map(({ id, number, name }) => (
          <Button
            key={id}
            variant="quiet"
            onClick={() => {
              onClose();
              onPick(id);
            }}
          >
            {`${number ?? ''}, ${name}`}
          </Button>
        ))}
        <Button onClick={onClose}>Close</Button>
      </Stack>
    </MapCard>
  );
}
