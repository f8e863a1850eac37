import { ApiError } from '@waymark/mfe-kit';
import { Alert, Button, CouldNotLoad, Stack } from '@waymark/ui';
import { useConfirmItIsYou } from '../../../shared/confirm-it-is-you/use-confirm-it-is-you';

interface ReadFailedProps {
  error: unknown;
  what: string;
  /** Reloads the data; rejects with the error if that fails. */
  onRetry: () => Promise<unknown>;
}

/** Donations are only visible shortly after a login, and admin rights may be removed while the page is open. */
export function ReadFailed({ error, what, onRetry }: ReadFailedProps) {
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  if (code === 'auth.prove-again')
    return (
      <Alert tone="warn" title="You logged in a while ago">
        <Stack $gap={3}>
          <p>{`Confirm that it is you to see ${what}.`}</p>
          <div>
            <Button onClick={() => void confirmItIsYou(onRetry).catch(() => undefined)}>Confirm that it is me</Button>
          </div>
        </Stack>
        {dialog}
      </Alert>
    );
  if (error instanceof ApiError && error.status === 403)
    return <Alert tone="bad" role="alert" title="You do not have access to this page" />;
  return <CouldNotLoad what={what} onRetry={() => void onRetry().catch(() => undefined)} />;
}
