import { useSubmissionKey } from '@waymark/mfe-kit/form';
import { Button, fieldId, Stack, TextArea } from '@waymark/ui';
import { useState, type FormEvent } from 'react';

interface WordsFormProps {
  /** Of its field, of its own on the page. */
  name: string;
  label: string;
  hint?: string;
  button: string;
  most: number;
  busy: boolean;
  /** Said where nothing is written. */
  needed: string;
  onSend: (text: string, idempotencyKey: string, sent: () => void) => void;
}

/** Some words of staff and a button. They stay until they were sent. */
export function WordsForm({ name, label, hint, button, most, busy, needed, onSend }: WordsFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const keyOf = useSubmissionKey();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = text.trim();
    setError(given === '' ? needed : undefined);
    if (given === '') document.getElementById(fieldId(name))?.focus();
    else onSend(given, keyOf({ name, given }), () => setText(''));
  };
  return (
    <form noValidate aria-label={label} onSubmit={submit}>
      <Stack $gap={4}>
        <TextArea
          name={name}
          label={label}
          hint={hint}
          error={error}
          rows={4}
          maxLength={most}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button type="submit" busy={busy}>
            {button}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
