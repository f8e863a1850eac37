/** A place that has a name and a position. Degrees. */
export interface NamedPosition {
  name: string;
  latitude: number;
  longitude: number;
}

export interface FootpathVenueChoiceProps {
  /** Told where the venue is that was chosen from the search. */
  onPlace: (place: NamedPosition) => void;
}

/** The slots of the maps slice and the props that their components get. */
export interface MapsSlots {
  /** A search for venues and attractions, where a person says which place is meant: to look there, or to report a problem there. */
  'footpath-venue-choice': FootpathVenueChoiceProps;
}
