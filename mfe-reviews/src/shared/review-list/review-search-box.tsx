import { lengthProblem, TextField } from '@waymark/ui';
import { useEffect, useRef, useState, type Ref } from 'react';

const DEBOUNCE_MS = 500;
/** The server refuses longer texts. */
const MAX_LENGTH = 200;

interface ReviewSearchBoxProps {
  label: string;
  /** What the list is narrowed to now. */
  text: string;
  /** Called 500 ms after the last key, at once with Enter. */
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

  // A removed chip or the Back button changes the box too; what somebody types after a trimmed word stays.
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
