import type { ReviewsSlots, VenueDetail } from '@waymark/contracts-reviews';
import { Slot } from '@waymark/mfe-kit';
import { Skeleton, space, Stack } from '@waymark/ui';
import { useMemo } from 'react';
import { hasSlot } from '../../shared/has-slot';
import { WhenNear } from './when-near';

/** Heading, two or three lines and the buttons: as much as there nearly always is. */
const ROOM = '12rem';

interface LastMetresPlaceProps {
  venue: Pick<VenueDetail, 'name' | 'approximatePosition'> & { latitude: number; longitude: number };
}

/** Another slice knows the footpaths; it gets the position and tells what lies on the way. */
export function LastMetresPlace({ venue: { name, latitude, longitude, approximatePosition } }: LastMetresPlaceProps) {
  const props = useMemo(
    () => ({ name, latitude, longitude, isRough: approximatePosition }),
    [name, latitude, longitude, approximatePosition],
  );
  if (!hasSlot('venue-last-metres')) return null;
  return (
    <div style={{ minHeight: ROOM, marginTop: space[4] }}>
      <WhenNear>
        <Slot<ReviewsSlots['venue-last-metres']>
          name="venue-last-metres"
          props={props}
          what="the last metres to this place"
          loading={<LastMetresWaiting />}
        />
      </WhenNear>
    </div>
  );
}

/** The shape of what is to come; said to nobody, because the page is there and only this comes later. */
function LastMetresWaiting() {
  return (
    <Stack $gap={4} aria-busy="true">
      <Skeleton width="60%" height="1.75rem" />
      <Skeleton lines={2} height="1.5rem" />
    </Stack>
  );
}
