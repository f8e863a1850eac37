import { ApiError } from '@waymark/mfe-kit';
import { Button, fieldId, Inline, Stack, TextField } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useState, type FormEvent } from 'react';

const MISSING = 'Please enter the code.';

interface CodeFormProps {
  /** Rejects with the server's words when the code is wrong. */
  onSubmit: (code: string) => Promise<unknown>;
  onCancel: () => void;
}

/** The first code of the app: it shows that app and site agree. */
export function CodeForm({ onSubmit, onCancel }: CodeFormProps) {
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
          label="Code that the app shows now"
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
            {busy ? 'Checking...' : 'Turn codes on'}
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </Inline>
      </Stack>
    </form>
  );
}
