import type { FootpathVenueChoiceProps, MapsSlots } from '@waymark/contracts-maps';
import { getHost, Slot } from '@waymark/mfe-kit';

const SLOT = 'footpath-venue-choice' satisfies keyof MapsSlots;

/** Checks whether any remote offers a search for venues. */
export const canChooseVenue = (): boolean => getHost().slots(SLOT).length > 0;

/** A search for venues from another remote; its code loads on demand. */
export function VenueChoice({ onPlace }: FootpathVenueChoiceProps) {
  return <Slot<MapsSlots[typeof SLOT]> name={SLOT} props={{ onPlace }} what="the search for venues" />;
}
