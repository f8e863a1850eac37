import type { ReactElement } from 'react';
import { useSession } from '@waymark/mfe-kit';
import { Alert, Inline, LinkButton, Page, PageHeading } from '@waymark/ui';

export default function NoAccessPage(): ReactElement {
  const { user } = useSession();
  const needsSecondStep = user?.secondStepNeeded === true;
  return (
    <Page narrow>
      <PageHeading>You do not have access to this page</PageHeading>
      {needsSecondStep && (
        <Alert title="Your role needs a second step at login">
          Set up a passkey or login codes, then log in again. Until then you have the same access as any member.
        </Alert>
      )}
      <Inline $gap={3}>
        {needsSecondStep && (
          <LinkButton variant="primary" to="/account/security">
            Set up a second step
          </LinkButton>
        )}
        <LinkButton to="/">Return Home</LinkButton>
      </Inline>
    </Page>
  );
}
