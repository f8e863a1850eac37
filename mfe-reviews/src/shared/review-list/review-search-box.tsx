import { lengthProblem, TextField } from '@waymark/ui';
import { useEffect, useRef, useState, type Ref } from 'react';

const DEBOUNCE_MS = 500;
/** The server rejects longer texts. */
const MAX_LENGTH = 200;

interface ReviewSearchBoxProps {
  label: string;
  /** The current search text of the list. */
  text: string;
  /** Called 500 ms after the last key press, or immediately on Enter. */
  onText: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function ReviewSearchBox({ label, text, onText, ref }: ReviewSearchBoxProps) {
  const [typed, setTyped] = useState(text);
  const problem = lengthProblem(typed, MAX_LENGTH);
  const report = useRef(onText);
  useEffect(() => {
    report.current = onText;
  });

  // A removed chip or Back also changes the box; a space typed after the trimmed text stays.
  useEffect(() => setTyped((now) => (now.trim() === text.trim() ? now : text)), [text]);

  useEffect(() => {
    if (typed.trim() === text.trim() || problem) return;
    const timer = setTimeout(() => report.current(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, text, problem]);

  return (
    <TextField
      ref={ref}
      label={label}
      type="search"
      maxLength={MAX_LENGTH}
      value={typed}
      error={problem}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !problem) onText(typed.trim());
      }}
    />
  );
}
