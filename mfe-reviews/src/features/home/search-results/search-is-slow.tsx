/** Fewer venues than there may be are no reason to believe that a place is not known. */
export function SearchIsSlow() {
  return <p>Search is slow right now, so this may not be everything. Please try again in a moment.</p>;
}
