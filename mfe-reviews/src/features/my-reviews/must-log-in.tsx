import { storeRedirectAfterLogin } from '@waymark/mfe-kit';
import { Alert, LinkButton, Stack } from '@waymark/ui';
import { useLocation } from 'react-router-dom';

/** S1 section 8: the session ended before the list came. */
export function MustLogIn() {
  const { pathname, search } = useLocation();
  return (
    <Alert tone="warn" role="alert" title="Authentication Required">
      <Stack $gap={3}>
        <p>Please log in to view your reviews</p>
        <LinkButton to="/login" variant="primary" onClick={() => storeRedirectAfterLogin(pathname + search)}>
          Log In
        </LinkButton>
      </Stack>
    </Alert>
  );
}
