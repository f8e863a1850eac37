import { Button, fieldId, Inline, Stack, TextField } from '@waymark/ui';
import { useEffect, useState, type FormEvent } from 'react';

const MISSING = 'Please give the passkey a name.';
const NAME_MAX = 60;

interface NameFormProps {
  /** Names the form's purpose for screen readers. */
  title: string;
  first: string;
  hint: string;
  submit: string;
  busyWords: string;
  busy: boolean;
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

/** Form for the name of a passkey, its only editable field. */
export function NameForm({ title, first, hint, submit, busyWords, busy, onSubmit, onCancel }: NameFormProps) {
  const [name, setName] = useState(first);
  const [error, setError] = useState<string>();
  const field = fieldId('passkeyName');
  useEffect(() => document.getElementById(field)?.focus(), [field]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') return onSubmit(name.trim());
    setError(MISSING);
    document.getElementById(field)?.focus();
  };

  return (
    <form noValidate onSubmit={send} aria-label={title}>
      <Stack $gap={4}>
        <TextField
          label="Passkey name"
          required
          name="passkeyName"
          hint={hint}
          maxLength={NAME_MAX}
          autoComplete="off"
          value={name}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        <Inline>
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? busyWords : submit}
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </Inline>
      </Stack>
    </form>
  );
}
