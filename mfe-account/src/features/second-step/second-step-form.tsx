import { ApiError, call, toast } from '@waymark/mfe-kit';
import { Button, ErrorSummary, fieldId, Inline, Stack, TextField } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useEffect, useState, type FormEvent } from 'react';
import { takeSecondStep } from '../../endpoints';
import { useSignedIn } from '../../shared/after-sign-in/use-signed-in';

const MISSING = 'Please enter the code.';
const FALLBACK = 'Please try again.';

const KINDS = {
  app: {
    label: 'Code from your authenticator app',
    hint: 'Six digits. A new code appears every 30 seconds.',
    other: 'Use a recovery code instead',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'Twelve letters and numbers that you saved when you set up login codes. Each one works once.',
    other: 'Use a code from the app instead',
  },
} as const;

interface SecondStepFormProps {
  /** The challenge from the login; absent when a cookie contains it (after a provider). */
  challenge?: string | undefined;
  onStartAgain: () => void;
}

/** Second step of a login. It must be completed within five minutes; then the login starts again. */
export function SecondStepForm({ challenge, onStartAgain }: SecondStepFormProps) {
  const signedIn = useSignedIn();
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<{ message: string; isAtField: boolean } | null>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const { label, hint, other } = KINDS[kind];

  // The pressed button has disappeared, so focus moves to the field.
  useEffect(() => document.getElementById(fieldId('code'))?.focus(), [kind]);

  const refuse = (message: string, isAtField: boolean) => {
    setProblem({ message, isAtField });
    setTries((before) => before + 1);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return refuse(MISSING, true);
    setBusy(true);
    try {
      await call(takeSecondStep, { body: { challenge, code }, retry: false });
    } catch (error) {
      setBusy(false);
      const message = failureMessage(error, FALLBACK);
      toast({ title: 'Login failed', description: atField(error) ?? message, variant: 'error' });
      if (isOver(error)) return onStartAgain();
      return refuse(atField(error) ?? message, atField(error) !== undefined);
    }
    await signedIn();
  };

  const change = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setCode('');
    setProblem(null);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Enter a code">
      <Stack $gap={5}>
        <ErrorSummary
          errors={problem ? [{ message: problem.message, ...(problem.isAtField && { fieldId: fieldId('code') }) }] : []}
          attempt={tries}
        />
        <TextField
          key={kind}
          label={label}
          required
          hint={hint}
          name="code"
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={problem?.isAtField ? problem.message : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        <Inline>
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? 'Checking...' : 'Sign In'}
          </Button>
          <Button onClick={change}>{other}</Button>
        </Inline>
        <div>
          <Button variant="quiet" onClick={onStartAgain}>
            Start again
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const atField = (error: unknown) => (error instanceof ApiError ? error.problem?.fieldErrors?.['code'] : undefined);
const isOver = (error: unknown) => error instanceof ApiError && error.problem?.code === 'auth.challenge-over';
