import { claimNamedPlace } from './claim-named-place';
import { claimTown, type PlaceAsked } from './claim-place';
import type { PlaceBook } from './place-book';
import type { TypedWord } from './typed-words';

/** "Fish and chips Whitby near the harbour": a town that stands apart from the landmark says where that is. */
export function withinTown(place: PlaceAsked | null, words: TypedWord[], book: PlaceBook): PlaceAsked | null {
  if (place?.by !== 'name') return place;
  const town = claimTown(words, book, { atLeast: 1, anywhere: false });
  return town?.by === 'town' ? { ...place, within: town.places, words: [...town.words, ...place.words] } : place;
}

/** "Parking near B&Q in Doncaster": the town is known first, and what is near stands before it. */
export function besideInTown(place: PlaceAsked, words: TypedWord[]): PlaceAsked {
  if (place.by !== 'town' || place.relation !== 'in' || place.places[0]?.box) return place;
  const named = claimNamedPlace(words, 'near');
  return named?.by === 'name' ? { ...named, within: place.places, words: [...place.words, ...named.words] } : place;
}
