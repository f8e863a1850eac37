import { Button } from '../actions/button';
import { Stack } from '../layout/stack';
import { Alert } from './alert';

/** Shown after a failed read: names the missing content and offers a retry. */
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
