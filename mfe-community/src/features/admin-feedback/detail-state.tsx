import { ApiError } from '@waymark/mfe-kit';
import { Alert, CouldNotLoad } from '@waymark/ui';
import { LoadingDetail } from './loading-detail';

interface DetailStateProps {
  error: unknown;
  /** Name of the item in messages, such as "this feedback". */
  what: string;
  onRetry: () => void;
}

/** Shown instead of the detail: loading, deleted, or failed to load. */
export function DetailState({ error, what, onRetry }: DetailStateProps) {
  if (error instanceof ApiError && error.status === 404)
    return (
      <Alert tone="warn" role="alert" title={`We no longer have ${what}`}>
        It may have been merged into another, or its author may have left.
      </Alert>
    );
  if (error) return <CouldNotLoad what={what} onRetry={onRetry} />;
  return <LoadingDetail what={what} />;
}
