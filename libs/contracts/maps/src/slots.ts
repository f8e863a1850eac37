/** A named place with its position in degrees. */
export interface NamedPosition {
  name: string;
  latitude: number;
  longitude: number;
}

export interface FootpathVenueChoiceProps {
  /** Called with the venue that the person chose in the search. */
  onPlace: (place: NamedPosition) => void;
}

/** The slots of maps' pages and the props of their components. */
export interface MapsSlots {
  /** Searches venues and attractions, so that a person can choose a place to view or to report a problem at. */
  'footpath-venue-choice': FootpathVenueChoiceProps;
}
