/** GET /api/users/me/reviews, narrowed to a text when there is one. */
export function ownReviewsUrl(text: string): string {
  const q = text.trim();
  return q ? `/api/users/me/reviews?${new URLSearchParams({ q }).toString()}` : '/api/users/me/reviews';
}
