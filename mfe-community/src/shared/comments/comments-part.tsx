import { useEffect, useMemo, useState } from 'react';
import { CommentPlaceProvider } from './comment-place';
import type { CommentLevel } from './comment-heading';
import type { CommentPlace } from './comment-queries';
import { NewComment } from './new-comment';
import { ThreadList } from './thread-list';

interface CommentsPartProps {
  place: CommentPlace;
  /** Of the headings of comments. */
  level: CommentLevel;
  about: string;
  /** Takes the focus when a comment is gone. */
  partId: string;
  /** The comment that the page's address names, where it is one of these. */
  ledTo: number | null;
}

/** The form and the list of one place. */
export function CommentsPart({ place: { blogId, entryId }, level, about, partId, ledTo }: CommentsPartProps) {
  const [from, setFrom] = useState(ledTo);
  useEffect(() => {
    if (ledTo !== null) setFrom(ledTo);
  }, [ledTo]);
  const here = useMemo(() => ({ place: { blogId, entryId }, partId }), [blogId, entryId, partId]);
  return (
    <CommentPlaceProvider value={here}>
      <NewComment place={here.place} about={about} />
      <ThreadList place={here.place} level={level} from={from} onNewest={() => setFrom(null)} />
    </CommentPlaceProvider>
  );
}
