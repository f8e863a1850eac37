import type { AuthenticatorSetup } from '@waymark/contracts-account';
import { ApiError } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Alert, Button, fieldId, Inline, Skeleton, space, Stack, TextField } from '@waymark/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CodeImage, useCode } from '../../../shared/qr-code/code-image';

const MISSING = 'Please enter the code.';

interface CodeFormProps {
  /** Rejects with the server's message when the code is wrong. */
  onSubmit: (code: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for the app's first code, to prove that app and site share the secret. */
function CodeForm({ onSubmit, onCancel }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const refuse = (message: string) => {
    setError(message);
    document.getElementById(fieldId('firstCode'))?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return refuse(MISSING);
    setBusy(true);
    await onSubmit(code).catch((failure: unknown) => {
      setBusy(false);
      refuse(
        (failure instanceof ApiError && failure.problem?.fieldErrors?.['code']) ||
          failureMessage(failure, 'Please try again.'),
      );
    });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Confirm with a code">
      <Stack $gap={4}>
        <TextField
          label="Code shown in the app"
          required
          hint="Six digits."
          name="firstCode"
          autoComplete="one-time-code"
          inputMode="numeric"
          value={code}
          error={error}
          onChange={(event) => setCode(event.target.value)}
        />
        <Inline>
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? 'Checking...' : 'Turn on login codes'}
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </Inline>
      </Stack>
    </form>
  );
}

const Picture = styled.div`
  width: min(100%, 15rem);
`;

const Secret = styled.code`
  display: block;
  padding: ${space[3]} ${space[4]};
  border: 1px solid var(--color-border);
  border-radius: 0.5rem;
  background: var(--color-sunken);
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
`;

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret for the authenticator app, as a QR code and as text to type or paste. */
function SetupCode({ secret, uri }: { secret: string; uri: string }) {
  const squares = useCode(uri);
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <Stack $gap={4}>
      {squares === 'failed' && <Alert tone="warn">We could not draw the QR code. Use the key below.</Alert>}
      {squares !== 'failed' && (
        <Picture>
          {squares ? (
            <CodeImage squares={squares} label="QR code with the key for your app. The same key is below as text." />
          ) : (
            <Skeleton height="15rem" />
          )}
        </Picture>
      )}
      <Stack $gap={2}>
        <p>Cannot scan it? Enter this key in the app and choose “time-based”:</p>
        <Secret translate="no">{inGroups(secret)}</Secret>
        <Inline>
          <Button onClick={() => void copy()}>Copy the key</Button>
          <span role="status">{isCopied ? 'Copied' : ''}</span>
        </Inline>
      </Stack>
    </Stack>
  );
}
const Steps = styled.ol`
  display: grid;
  gap: ${space[6]};
  margin: 0;
  padding-inline-start: ${space[6]};

  li {
    max-width: none;
  }
  li > p:first-child {
    margin-block-end: ${space[3]};
    font-weight: 600;
  }
`;

interface SetupStepsProps {
  setup: AuthenticatorSetup;
  onConfirm: (code: string) => Promise<unknown>;
  onCancel: () => void;
}

export function SetupSteps({ setup, onConfirm, onCancel }: SetupStepsProps) {
  const steps = useRef<HTMLOListElement>(null);
  useEffect(() => steps.current?.focus(), []);
  return (
    <Steps ref={steps} tabIndex={-1} aria-label="Setting up login codes">
      <li>
        <p>Get an authenticator app</p>
        <p>Any app for time-based codes will do. Many password managers have one built in.</p>
      </li>
      <li>
        <p>Scan this with the app</p>
        <SetupCode {...setup} />
      </li>
      <li>
        <p>Enter the code from the app</p>
        <CodeForm onSubmit={onConfirm} onCancel={onCancel} />
      </li>
    </Steps>
  );
}
