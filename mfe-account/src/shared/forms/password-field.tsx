import { Button, Stack, TextField, type TextFieldProps } from '@waymark/ui';
import { useState } from 'react';

/** A password that its owner can look at; pasting and password managers work as with any field. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Stack $gap={2}>
      <TextField {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <div>
        <Button variant="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {`Show ${nameOf(String(props.label))}`}
        </Button>
      </div>
    </Stack>
  );
}

// Two fields beside one another, and a name of its own for each button.
function nameOf(label: string): string {
  return label.toLowerCase().replace(/^confirm /, 'repeated ');
}
