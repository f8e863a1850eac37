import type { AuthenticatorSetup, OwnWaysIn } from '@waymark/contracts-account';
import { dayWords } from '@waymark/contracts-core';
import { toast, call } from '@waymark/mfe-kit';
import { Alert, Badge, Button, Card, CheckIcon, Inline, Section, Stack } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useState } from 'react';
import { confirmAuthenticator, removeAuthenticator, renewRecoveryCodes, startAuthenticator } from '../../endpoints';
import { useConfirmItIsYou } from '../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { useCatchFocus } from '../../shared/use-catch-focus';
import { useChangeWays } from '../../shared/ways-in/use-change-ways';
import { WayNews } from '../../shared/ways-in/way-list';
import { RecoveryCodes } from './parts/recovery-codes';
import { SetupSteps } from './parts/setup-steps';

const authenticatorApi = {
  start: () => call(startAuthenticator),
  confirm: (code: string) => call(confirmAuthenticator, { body: { code }, retry: false }),
  remove: () => call(removeAuthenticator),
  renewRecoveryCodes: () => call(renewRecoveryCodes),
};

const INTRO =
  'After your password, you enter a code from an app on your phone or computer. Someone who only knows your password cannot get in.';

/** Section for login codes from an app: off, being set up, on, or showing new recovery codes. */
export function AuthenticatorSection({ codes }: Pick<OwnWaysIn, 'codes'>) {
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const [news, setNews] = useState('');
  const { confirmItIsYou, dialog } = useConfirmItIsYou();

  const section = useCatchFocus(setup);

  const start = () => {
    setNews('');
    confirmItIsYou(authenticatorApi.start).then(setSetup, (error: unknown) =>
      toast({
        title: 'We could not set up login codes',
        description: failureMessage(error, 'Please try again.'),
        variant: 'error',
      }),
    );
  };
  const confirm = useChangeWays({
    failed: 'We could not turn on login codes',
    call: (code: string) => confirmItIsYou(() => authenticatorApi.confirm(code)),
    change: (before, _, made) => ({
      ...before,
      codes: { since: new Date().toISOString(), recoveryCodesLeft: made.recoveryCodes.length },
    }),
    onDone: (made) => {
      setSetup(null);
      setRecoveryCodes(made.recoveryCodes);
    },
  });
  const renew = useChangeWays({
    failed: 'We could not create new recovery codes',
    call: () => confirmItIsYou(authenticatorApi.renewRecoveryCodes),
    change: (before, _, made) => ({
      ...before,
      codes: before.codes && { ...before.codes, recoveryCodesLeft: made.recoveryCodes.length },
    }),
    onDone: (made) => setRecoveryCodes(made.recoveryCodes),
  });
  const remove = useChangeWays({
    failed: 'We could not turn off login codes',
    call: () => confirmItIsYou(authenticatorApi.remove),
    change: (before) => ({ ...before, codes: null }),
    onDone: () => setNews('Login codes are off. Remove the entry in your app too.'),
  });
  const kept = () => {
    setRecoveryCodes(null);
    setNews('Login codes are on. We will ask for one at your next login.');
  };
  const busy = renew.isPending ? 'renew' : remove.isPending ? 'remove' : null;

  return (
    <Section ref={section} tabIndex={-1} heading="Login codes from an app" intro={INTRO} id="codes">
      {news && <WayNews>{news}</WayNews>}
      <Card>
        {recoveryCodes && <RecoveryCodes codes={recoveryCodes} onKept={kept} />}
        {!recoveryCodes && codes && (
          <CodesOn
            codes={codes}
            busy={busy}
            onRenew={() => renew.mutate(undefined)}
            onRemove={() => remove.mutate(undefined)}
          />
        )}
        {!recoveryCodes && !codes && setup && (
          <SetupSteps setup={setup} onConfirm={confirm.mutateAsync} onCancel={() => setSetup(null)} />
        )}
        {!recoveryCodes && !codes && !setup && (
          <Stack $gap={4}>
            <p>Codes are off.</p>
            <div>
              <Button onClick={start}>Set up login codes</Button>
            </div>
          </Stack>
        )}
      </Card>
      {dialog}
    </Section>
  );
}

const FEW = 3;

interface CodesOnProps {
  codes: NonNullable<OwnWaysIn['codes']>;
  busy: 'renew' | 'remove' | null;
  onRenew: () => void;
  onRemove: () => void;
}

function CodesOn({ codes: { since, recoveryCodesLeft }, busy, onRenew, onRemove }: CodesOnProps) {
  return (
    <Stack $gap={4}>
      <Inline>
        <Badge tone="good" icon={<CheckIcon size="1.1em" />}>
          On
        </Badge>
        <p>
          since <time dateTime={since}>{dayWords(since)}</time>
        </p>
      </Inline>
      {recoveryCodesLeft > FEW && <p>{`${recoveryCodesLeft} recovery codes left.`}</p>}
      {recoveryCodesLeft <= FEW && (
        <Alert
          tone="warn"
          title={recoveryCodesLeft === 1 ? '1 recovery code left' : `${recoveryCodesLeft} recovery codes left`}
        >
          Create new ones, so that you can still log in without your app.
        </Alert>
      )}
      <Inline>
        <Button busy={busy === 'renew'} onClick={onRenew}>
          Create new recovery codes
        </Button>
        <Button variant="danger" busy={busy === 'remove'} onClick={onRemove}>
          Turn off login codes
        </Button>
      </Inline>
    </Stack>
  );
}
