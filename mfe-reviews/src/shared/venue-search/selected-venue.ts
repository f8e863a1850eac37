/** What the home page hands the review form, and what the `venue` query parameter holds. */
export interface SelectedVenue {
  id: number | null;
  name: string;
  address: string | null;
  city: string | null;
  country: string;
  category: string;
  latitude: number | null;
  longitude: number | null;
  placeId: string | null;
}

export const SELECTED_VENUE_KEY = 'selectedVenueForReview';
