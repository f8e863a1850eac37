import { commentAnchor } from '@waymark/contracts-community';

/** Scrolls to a comment and focuses it. Returns false when it is not (yet) on the page. */
export function focusComment(commentId: number): boolean {
  const comment = document.getElementById(commentAnchor(commentId));
  comment?.focus({ preventScroll: true });
  comment?.scrollIntoView?.({ block: 'center' });
  return comment !== null;
}

/** Waits until the last render is on the page; a dialog returns the focus one frame after it closes. */
export function focusCommentSoon(commentId: number): void {
  requestAnimationFrame(() => requestAnimationFrame(() => focusComment(commentId)));
}

/** Focuses the heading of a section after its comment was removed. */
export function focusPartSoon(partId: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(partId)?.focus()));
}
