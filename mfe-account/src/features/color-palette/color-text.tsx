import { TextField } from '@waymark/ui';
import { useState } from 'react';
import { readColor } from './color/read-color';

const NOT_READ = 'Write a colour like hsl(210 50% 40%) or #336699.';

/** A colour to type. It is taken when the field is left or Enter is pressed. */
export function ColorText({ color, onColor }: { color: string; onColor: (color: string) => void }) {
  // What was typed belongs to the colour that stood there: a slider's move shows its own.
  const [typed, setTyped] = useState({ over: color, text: color, wrong: false });
  const { text, wrong } = typed.over === color ? typed : { text: color, wrong: false };

  function take() {
    const read = readColor(text);
    setTyped({ over: color, text, wrong: read === null });
    if (read !== null && read !== color) onColor(read);
  }
  return (
    <TextField
      label="Colour as text"
      hint="HSL or hex"
      value={text}
      autoComplete="off"
      spellCheck={false}
      error={wrong ? NOT_READ : undefined}
      onChange={(event) => setTyped({ over: color, text: event.target.value, wrong: false })}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
}
