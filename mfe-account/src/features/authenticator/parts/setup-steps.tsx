import type { AuthenticatorSetup } from '@waymark/contracts-account';
import { space, Alert, Button, Inline, Skeleton, Stack } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CodeImage, useCode } from '../../../shared/qr-code/code-image';
import { CodeForm } from './code-form';

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

/** The secret for the app: to scan, or to type or paste for whoever cannot scan. */
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
      {squares === 'failed' && <Alert tone="warn">The QR code could not be drawn. Use the key below.</Alert>}
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
        <p>Cannot scan it? Type this key into the app and choose “time-based”:</p>
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
    <Steps ref={steps} tabIndex={-1} aria-label="Setting up codes">
      <li>
        <p>Get an authenticator app</p>
        <p>Any app for time-based codes will do. Many password managers have one built in.</p>
      </li>
      <li>
        <p>Scan this with the app</p>
        <SetupCode {...setup} />
      </li>
      <li>
        <p>Enter the code that it shows</p>
        <CodeForm onSubmit={onConfirm} onCancel={onCancel} />
      </li>
    </Steps>
  );
}
