import type { AuthenticatorSetup } from '@waymark/contracts-account';
import { space } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { CodeForm } from './code-form';
import { SetupCode } from './setup-code';

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
