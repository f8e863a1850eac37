import { useEffect, useRef } from 'react';
import { focusComment } from './focus-comment';

/** Scrolls to a linked comment and focuses it once it is rendered. */
export function useFocusedComment(commentId: number | null, isThere: boolean): void {
  const done = useRef<number | null>(null);
  useEffect(() => {
    if (!isThere || commentId === null || done.current === commentId) return;
    done.current = commentId;
    focusComment(commentId);
  }, [commentId, isThere]);
}
