import { createContext, useContext } from 'react';
import type { CommentPlace } from './comment-queries';

interface Place {
  place: CommentPlace;
  /** Id of the element that takes the focus when a comment of it is gone. */
  partId: string;
}

const PlaceContext = createContext<Place | null>(null);
export const CommentPlaceProvider = PlaceContext.Provider;

/** What the comments round here are about. */
export function useCommentPlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('Comments stand in a CommentPlaceProvider.');
  return place;
}
