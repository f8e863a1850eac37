import { useQuery, queryOptions } from '@tanstack/react-query';
import {
  Badge,
  Card,
  CheckIcon,
  CouldNotLoad,
  Disclosure,
  Inline,
  LoadingRegion,
  Section,
  Skeleton,
  WarningIcon,
  Alert,
  Button,
  Stack,
} from '@waymark/ui';
import { call } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useState } from 'react';
import { getCurrentUser, resendVerification } from '../../endpoints';
import { ChangeEmailForm } from './change-email-form';

type Told = { tone: 'good' | 'bad'; text: string };

/** For an address that nobody has confirmed yet: why it matters, and a new mail. */
function ConfirmAddress({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Told | null>(null);

  async function send() {
    setBusy(true);
    try {
      await call(resendVerification, { retry: false });
      setTold({ tone: 'good', text: `We have sent a link to ${email}. It works for one hour.` });
    } catch (error) {
      setTold({ tone: 'bad', text: failureMessage(error, 'The email was not sent. Please try again.') });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack $gap={3}>
      <p>
        Open the link in our email to confirm that this address is yours. Until you do, we cannot help you if you forget
        your password.
      </p>
      <div>
        <Button busy={busy} onClick={() => void send()}>
          {busy ? 'Sending...' : 'Send the link again'}
        </Button>
      </div>
      {/* There from the start: a live region that comes with its words is not always read out. */}
      <div role="status">{told && <Alert tone={told.tone}>{told.text}</Alert>}</div>
    </Stack>
  );
}
/** The signed-in member's address, and whether it is confirmed. */
const ownEmailQuery = queryOptions({
  queryKey: ['own-email'],
  queryFn: async ({ signal }) => {
    const { email, emailVerified } = await call(getCurrentUser, { signal });
    return { email, emailVerified };
  },
});

const INTRO =
  'We write to this address, and you log in with it. Others see it only if you choose to show it on your profile.';

/** Section of the security page: the address, whether it is confirmed, and another one. */
export function EmailSection() {
  const { data, error, refetch } = useQuery(ownEmailQuery);
  if (!data) {
    return (
      <Section heading="Email address" intro={INTRO} id="email">
        {error ? (
          <CouldNotLoad what="your email address" onRetry={() => void refetch()} />
        ) : (
          <LoadingRegion label="Loading your email address">
            <Skeleton height="6rem" />
          </LoadingRegion>
        )}
      </Section>
    );
  }
  return (
    <Section heading="Email address" intro={INTRO} id="email">
      <Card>
        <Inline $gap={3}>
          <strong style={{ overflowWrap: 'anywhere' }}>{data.email}</strong>
          {data.emailVerified ? (
            <Badge tone="good" icon={<CheckIcon />}>
              Confirmed
            </Badge>
          ) : (
            <Badge tone="warn" icon={<WarningIcon />}>
              Not confirmed yet
            </Badge>
          )}
        </Inline>
        {!data.emailVerified && <ConfirmAddress email={data.email} />}
        <Disclosure summary="Use another email address">
          <ChangeEmailForm />
        </Disclosure>
      </Card>
    </Section>
  );
}
