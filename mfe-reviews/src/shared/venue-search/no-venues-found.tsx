/** S1 section 8. */
export function NoVenuesFound() {
  return (
    <>
      <p>
        <strong>No venues found</strong>
      </p>
      <p>Try a different search term or location.</p>
    </>
  );
}
