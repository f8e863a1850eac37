import { Button } from '../actions/button';
import { Stack } from '../layout/stack';
import { Alert } from './alert';

/** A read that failed: what is missing, and the way to try again. */
export function CouldNotLoad({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Alert tone="bad" role="alert" title={`We could not load ${what}.`}>
      <Stack $gap={3}>
        <p>Please check your connection and try again.</p>
        <div>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      </Stack>
    </Alert>
  );
}
