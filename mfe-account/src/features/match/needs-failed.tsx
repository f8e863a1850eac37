import { Alert, Button, Stack } from '@waymark/ui';

export function NeedsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="warn" title="We could not read your saved needs">
      <Stack $gap={3}>
        <p>So we cannot compare places with them right now. Everything else works.</p>
        <div>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      </Stack>
    </Alert>
  );
}
