import { Button, Stack, TextField, type TextFieldProps } from '@waymark/ui';
import { useState } from 'react';

/** A password field that can show its text; pasting and password managers work. */
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

// Returns a distinct name for the button in each of two adjacent fields.
function nameOf(label: string): string {
  return label.toLowerCase().replace(/^confirm /, 'repeated ');
}
