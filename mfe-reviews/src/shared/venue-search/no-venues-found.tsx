export function NoVenuesFound({ text }: { text: string }) {
  return (
    <>
      <p style={{ overflowWrap: 'anywhere' }}>
        <strong>{`No venues found for “${text.trim()}”`}</strong>
      </p>
      <p>Try a different search term or location.</p>
    </>
  );
}
