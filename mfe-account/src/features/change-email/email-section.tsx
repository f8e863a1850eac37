import { zodResolver } from '@hookform/resolvers/zod';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ChangeEmail, changeEmailSchema } from '@waymark/contracts-account';
import { call, toast } from '@waymark/mfe-kit';
import { ContractForm, failureMessage, useContractForm } from '@waymark/mfe-kit/form';
import {
  Alert,
  Badge,
  Button,
  Card,
  CheckIcon,
  CouldNotLoad,
  Disclosure,
  Inline,
  LoadingRegion,
  Section,
  Skeleton,
  Stack,
  TextField,
  WarningIcon,
} from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { changeEmail, getCurrentUser, resendVerification } from '../../endpoints';
import { NotConfirmed } from '../../shared/confirm-it-is-you/not-confirmed';
import { useConfirmItIsYou } from '../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { FIELD_LABELS } from '../../shared/forms/field-labels';

function ChangeEmailForm() {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), [askedFor]);
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const state = useContractForm<ChangeEmail>({
    resolver: zodResolver(changeEmailSchema),
    defaultValues: { newEmail: '' },
    labels: FIELD_LABELS,
    failed: 'Your email address was not changed. Please try again.',
    send: async (body) => {
      setAskedFor(null);
      await confirmItIsYou(() => call(changeEmail, { body, retry: false }));
      state.form.reset();
      setAskedFor(body.newEmail);
    },
    onFailed: (error, message) => {
      if (error instanceof NotConfirmed) return false;
      toast({ title: 'Email address not changed', description: message, variant: 'error' });
    },
  });

  return (
    <Stack $gap={4}>
      {askedFor !== null && (
        <Alert tone="good" ref={told} tabIndex={-1} title="One more step">
          <span>Open the link that we sent to</span> <span translate="no">{askedFor}</span>
          <span>. Until you do, nothing will change.</span>
        </Alert>
      )}
      <ContractForm state={state} label="Use another email address" button="Send the link" busy="Sending...">
        <TextField
          label="New email address"
          required
          hint="We will send a link to this address, and a note to your current one."
          type="email"
          autoComplete="email"
          {...state.field('newEmail')}
        />
      </ContractForm>
      {dialog}
    </Stack>
  );
}

type Told = { tone: 'good' | 'bad'; text: string };

/** For an unconfirmed address: explains why confirmation matters, and sends a new email. */
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
      {/* Always rendered, because screen readers may ignore a live region that appears together with its text. */}
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
  'We send emails to this address, and you log in with it. Others see it only if you choose to show it on your profile.';

/** Section of the security page: shows the address and whether it is confirmed, and lets the member change it. */
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
