/** `reviews` -> `REVIEWS`, the stream that holds `reviews.>`. */
export function streamName(slice: string): string {
  return slice.toUpperCase();
}
