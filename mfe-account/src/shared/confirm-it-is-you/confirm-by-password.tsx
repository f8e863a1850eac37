import { ApiError, call, useSession } from '@waymark/mfe-kit';
import { Button, Stack } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useState, type FormEvent } from 'react';
import { prove } from '../../endpoints';
import { PasswordField } from '../forms/password-field';

const FALLBACK = 'We could not check your password. Please try again.';

/** A single field with its own error message, so there is no error summary. */
export function ConfirmByPassword({ onProved }: { onProved: () => void }) {
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be inside another form of the page.
    event.stopPropagation();
    setBusy(true);
    try {
      await call(prove, { body: { password } });
      onProved();
    } catch (failure) {
      setError(passwordMessage(failure));
      document.getElementById(FIELD)?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Confirm with your password">
      <Stack $gap={4}>
        {/* Tells password managers which account this password is for. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          id={FIELD}
          label="Password"
          required
          name="confirmWithPassword"
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? 'Checking...' : 'Confirm'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const FIELD = 'confirm-with-password';

function passwordMessage(failure: unknown): string {
  const atField = failure instanceof ApiError ? failure.problem?.fieldErrors?.password : undefined;
  return atField ?? failureMessage(failure, FALLBACK);
}
