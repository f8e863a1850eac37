import { useQuery } from '@tanstack/react-query';
import { usePageTitle, useSession, withQueries } from '@waymark/mfe-kit';
import { Alert, CouldNotLoad, LoadingRegion, Page, PageHeading, Skeleton } from '@waymark/ui';
import { ownWaysQuery } from '../../shared/ways-in/use-change-ways';
import { AuthenticatorSection } from '../authenticator/authenticator-section';
import { EmailSection } from '../change-email/email-section';
import { ChangePasswordSection } from '../change-password/change-password-section';
import { PasskeySection } from '../passkeys/passkey-section';
import { ProviderSection } from '../provider/provider-section';
import { SessionsSection } from '../sessions/sessions-section';

/** For staff who must set up a second step before they get their role. */
export function SecondStepNeeded() {
  const { user } = useSession();
  if (!user?.secondStepNeeded) return null;
  return (
    <Alert tone="warn" title="Your role needs a second step at login">
      Add a passkey or login codes below, log out, and use them to log in again. Until then you have the same access as
      any member.
    </Alert>
  );
}

/** The member's ways to log in, and their sessions: one section for each, each a separate feature. */
export function SecurityPage() {
  usePageTitle('Login and security');
  return (
    <Page narrow>
      <PageHeading lead="How you log in to your account, and where you are logged in.">Login and security</PageHeading>
      <SecondStepNeeded />
      <EmailSection />
      <ChangePasswordSection />
      <OtherWaysIn />
      <SessionsSection />
    </Page>
  );
}

/** Ways to log in besides the password; loaded once for all of its sections. */
function OtherWaysIn() {
  const { data: ways, error, refetch } = useQuery(ownWaysQuery);
  if (!ways && error) return <CouldNotLoad what="your other ways to log in" onRetry={() => void refetch()} />;
  if (!ways) {
    return (
      <LoadingRegion label="Loading your other ways to log in">
        <Skeleton height="30rem" />
      </LoadingRegion>
    );
  }
  return (
    <>
      <PasskeySection passkeys={ways.passkeys} />
      <AuthenticatorSection codes={ways.codes} />
      {ways.provider && <ProviderSection provider={ways.provider} />}
    </>
  );
}

export default withQueries(SecurityPage);
