import { useQuery } from '@tanstack/react-query';
import type { PasskeyView } from '@waymark/contracts-account';
import { momentWords } from '@waymark/contracts-core';
import { call, namesApart, usePageTitle, useSession, withQueries } from '@waymark/mfe-kit';
import { Alert, Card, CouldNotLoad, LoadingRegion, Page, PageHeading, Section, Skeleton } from '@waymark/ui';
import { useState } from 'react';
import { removePasskey, renamePasskey } from '../../endpoints';
import { useConfirmItIsYou } from '../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { ownWaysQuery, useChangeWays } from '../../shared/ways-in/use-change-ways';
import { WayList, WayNews } from '../../shared/ways-in/way-list';
import { AuthenticatorSection } from '../authenticator/authenticator-section';
import { EmailSection } from '../change-email/email-section';
import { ChangePasswordSection } from '../change-password/change-password-section';
import { AddPasskey } from '../passkeys/parts/add-passkey';
import { PasskeyItem } from '../passkeys/parts/passkey-item';
import { ProviderSection } from '../provider/provider-section';
import { SessionsSection } from '../sessions/sessions-section';

const INTRO =
  'Log in with your fingerprint, your face, a PIN or a security key instead of a password. Nobody can guess a passkey, and a fake site cannot trick you into giving it away.';

const NAME_PARTS = [
  ({ name }: PasskeyView) => name,
  ({ createdAt }: PasskeyView) => `added ${momentWords(createdAt)}`,
  (_: PasskeyView, index: number) => `number ${index + 1}`,
];

export function PasskeySection({ passkeys }: { passkeys: readonly PasskeyView[] }) {
  const [news, setNews] = useState('');
  const names = namesApart(passkeys, NAME_PARTS);
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const rename = useChangeWays({
    failed: 'Renaming failed',
    call: ({ id, name }: PasskeyView) => call(renamePasskey, { params: { id }, body: { name } }),
    change: (before, _, renamed: PasskeyView) => ({
      ...before,
      passkeys: before.passkeys.map((one) => (one.id === renamed.id ? renamed : one)),
    }),
    onDone: ({ name }) => setNews(`The passkey is now called ${name}.`),
  });
  const remove = useChangeWays({
    failed: 'Removing failed',
    call: ({ id }: PasskeyView) => confirmItIsYou(() => call(removePasskey, { params: { id } })),
    change: (before, { id }) => ({ ...before, passkeys: before.passkeys.filter((one) => one.id !== id) }),
    onDone: (_, { name }) =>
      setNews(
        `You can no longer log in with ${name}. Delete the passkey on the device too, so that it is no longer offered there.`,
      ),
  });
  const isBusy = ({ id }: PasskeyView) =>
    (rename.isPending && rename.variables.id === id) || (remove.isPending && remove.variables.id === id);

  return (
    <Section heading="Passkeys" intro={INTRO} id="passkeys">
      {news && <WayNews>{news}</WayNews>}
      <Card>
        {passkeys.length === 0 && <p>You have no passkeys yet.</p>}
        {passkeys.length > 0 && (
          <WayList role="list">
            {passkeys.map((passkey, index) => (
              <PasskeyItem
                key={passkey.id}
                passkey={passkey}
                called={names[index] ?? passkey.name}
                busy={isBusy(passkey)}
                onRename={(name) => rename.mutateAsync({ ...passkey, name })}
                onRemove={() => remove.mutate(passkey)}
              />
            ))}
          </WayList>
        )}
        <AddPasskey onAdded={({ name }) => setNews(`${name} is added. From now on you can log in with it.`)} />
      </Card>
      {dialog}
    </Section>
  );
}

/** For staff whose role waits for it. */
export function SecondStepNeeded() {
  const { user } = useSession();
  if (!user?.secondStepNeeded) return null;
  return (
    <Alert tone="warn" title="Your role needs a second step at login">
      Add a passkey or codes below, log out, and log in again with it. Until then you have the same access as any
      member.
    </Alert>
  );
}

/** How a member gets in, and where they are signed in: one section for each way, each its own feature. */
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

/** What opens the account beside the password: read once for all of its sections. */
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
