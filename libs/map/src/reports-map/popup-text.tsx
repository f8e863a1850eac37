import { Button } from '@waymark/ui';
import { useState } from 'react';

/** Characters after which popup text is cut. */
const LONGEST = 100;

/** Shows at most 100 characters, and the rest after a press. */
export function PopupText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const letters = Array.from(text);
  if (letters.length <= LONGEST) return <p>{text}</p>;
  return (
    <>
      <p>{isWhole ? text : `${letters.slice(0, LONGEST).join('').trimEnd()}…`}</p>
      <Button variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? 'Show less' : 'Show the whole text'}
      </Button>
    </>
  );
}
