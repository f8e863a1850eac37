import { useMutation } from '@tanstack/react-query';
import { dayWords } from '@waymark/contracts-core';
import { call, refreshSession, useInBrowser, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Alert, Button, Inline, LinkButton, Page, PageHeading, Stack } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useEffect } from 'react';
import { confirmDeletion } from '../../endpoints';
import { StatePage } from '../../shared/state-page';

/** Returns the token from the email's link. It is after the #, which browsers do not send to servers. */
function linkToken(): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get('token') || null;
}

/** Removes the token from the URL, so that nobody can read it on the screen or in the history. */
function forgetLinkToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/** Opened with the link in the email. Opening it deletes nothing, because email scanners open links too. */
export function ConfirmDeletionPage() {
  usePageTitle('Delete your account');
  const token = useInBrowser(linkToken, '');
  useEffect(forgetLinkToken, []);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (linked: string) => call(confirmDeletion, { body: { token: linked }, retry: false }),
    // Refreshes the session, because this browser may still show the deleted member as logged in.
    onSuccess: () => refreshSession(),
  });
  const isOver = data !== undefined || error !== null;
  useEffect(() => {
    if (isOver) document.getElementById('page-heading')?.focus();
  }, [isOver]);
  if (data) return <Closed finishedBefore={data.finishedBefore} />;
  if (token === null) return <NoLink />;
  return (
    <Page narrow>
      <PageHeading lead="Your account will close at once, on all your devices. Then your data will be deleted as you chose.">
        Delete your account?
      </PageHeading>
      <Stack $gap={5}>
        {error && (
          <Alert tone="bad" role="alert" title="Nothing was deleted.">
            <p>{failureMessage(error, 'Please try again.')}</p>
          </Alert>
        )}
        <p>This cannot be undone.</p>
        <Inline $gap={3}>
          <Button variant="danger" busy={isPending} onClick={() => mutate(token)}>
            {isPending ? 'Closing your account...' : 'Delete my account for good'}
          </Button>
          <LinkButton to="/">Keep my account</LinkButton>
        </Inline>
      </Stack>
    </Page>
  );
}

function Closed({ finishedBefore }: { finishedBefore: string }) {
  return (
    <Page narrow>
      <PageHeading>Your account is closed</PageHeading>
      <Stack $gap={5}>
        <Alert tone="good" title="We are deleting your data now.">
          <p>{`This usually takes a few minutes, and will be finished by ${dayWords(finishedBefore)}. When it is done, we will send you one last email that says what was deleted and when. Then we will delete your address.`}</p>
        </Alert>
        <p>Thank you for being part of this.</p>
        <div>
          <LinkButton to="/">Go to the home page</LinkButton>
        </div>
      </Stack>
    </Page>
  );
}

function NoLink() {
  return (
    <StatePage
      title="This link is incomplete"
      lead="Your account has not changed. Please open the link in our email again, or ask for a new one."
      ways={
        <LinkButton variant="primary" to="/account/privacy">
          Go to your data and privacy
        </LinkButton>
      }
    />
  );
}

export default withQueries(ConfirmDeletionPage);
