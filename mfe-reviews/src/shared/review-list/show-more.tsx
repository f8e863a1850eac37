import { Alert, Button, Stack } from '@waymark/ui';

interface ShowMoreProps {
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}

/** The way to the next page of a list. The button keeps the focus while it loads. */
export function ShowMore({ loading, failed, onMore }: ShowMoreProps) {
  return (
    <Stack $gap={3}>
      {failed && (
        <Alert tone="bad" role="alert">
          We could not load more reviews. Please check your connection and try again.
        </Alert>
      )}
      <div>
        <Button aria-disabled={loading || undefined} onClick={() => !loading && onMore()}>
          {loading ? 'Loading more...' : 'Show more reviews'}
        </Button>
      </div>
    </Stack>
  );
}
