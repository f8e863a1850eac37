import { REASON_MAX } from '@waymark/contracts-account';
import { Button, type ButtonVariant, Stack, TextArea } from '@waymark/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

const MIN = 5;
const NEEDED = 'Please give a reason of at least 5 characters.';

interface ReasonFormProps {
  /** Name of the form; also the prefix of its field's ID. */
  name: string;
  label: string;
  hint: string;
  button: string;
  variant?: ButtonVariant;
  busy: boolean;
  /** Fields above the reason. */
  children?: ReactNode;
  onSubmit: (reason: string) => void;
}

/** Form for an action that needs a reason. */
export function ReasonForm({
  name,
  label,
  hint,
  button,
  variant = 'secondary',
  busy,
  children,
  onSubmit,
}: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const id = `${name}-reason`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setError(given.length < MIN ? NEEDED : undefined);
    if (given.length >= MIN) onSubmit(given);
    else document.getElementById(id)?.focus();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={button}>
      <Stack $gap={4}>
        {children}
        <TextArea
          id={id}
          label={label}
          required
          hint={hint}
          error={error}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div>
          <Button type="submit" variant={variant} busy={busy}>
            {button}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
