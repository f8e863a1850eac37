import { ApiError } from '@waymark/mfe-kit';
import { Alert, CouldNotLoad } from '@waymark/ui';

interface StaffReadFailureProps {
  error: unknown;
  what: string;
  onRetry: () => void;
}

/** Staff rights may be removed while the page is open, and the member ID may not exist. */
export function StaffReadFailure({ error, what, onRetry }: StaffReadFailureProps) {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 403) return <Alert tone="bad" role="alert" title="You do not have access to this page" />;
  if (status === 404 || status === 400)
    return <Alert tone="warn" role="alert" title="There is no member with this number." />;
  return <CouldNotLoad what={what} onRetry={onRetry} />;
}
