import { commentAnchor } from '@waymark/contracts-community';

/** Brings a person to a comment. False: it is not on the page (yet). */
export function focusComment(commentId: number): boolean {
  const comment = document.getElementById(commentAnchor(commentId));
  comment?.focus({ preventScroll: true });
  comment?.scrollIntoView?.({ block: 'center' });
  return comment !== null;
}

/** After what was drawn last is on the page; a dialog gives the focus back a frame after it left. */
export function focusCommentSoon(commentId: number): void {
  requestAnimationFrame(() => requestAnimationFrame(() => focusComment(commentId)));
}

/** Brings a person to the heading of a part whose comment is gone. */
export function focusPartSoon(partId: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(partId)?.focus()));
}
