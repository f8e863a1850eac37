import { createContext, useContext } from 'react';
import type { CommentPlace } from './comment-queries';

interface Place {
  place: CommentPlace;
  /** ID of the element that gets the focus after a comment is removed. */
  partId: string;
}

const PlaceContext = createContext<Place | null>(null);
export const CommentPlaceProvider = PlaceContext.Provider;

/** Returns the trip or day of the surrounding comments. */
export function useCommentPlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('Comments need a CommentPlaceProvider.');
  return place;
}
