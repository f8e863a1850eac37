import type { FootpathVenueChoiceProps, MapsSlots } from '@waymark/contracts-maps';
import { getHost, Slot } from '@waymark/mfe-kit';

const SLOT = 'footpath-venue-choice' satisfies keyof MapsSlots;

/** Whether any slice can search for venues. */
export const canChooseVenue = (): boolean => getHost().slots(SLOT).length > 0;

/** A search for venues, of the slice that knows them; its code comes when somebody asks for it. */
export function VenueChoice({ onPlace }: FootpathVenueChoiceProps) {
  return <Slot<MapsSlots[typeof SLOT]> name={SLOT} props={{ onPlace }} what="the search for venues" />;
}
