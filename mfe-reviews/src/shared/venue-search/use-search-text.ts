import { lengthProblem } from '@waymark/ui';
import { useEffect, useState } from 'react';
import { MAX_QUERY_LENGTH } from './venue-search-query';

const DEBOUNCE_MS = 500;

/** The text in the box, and the text that the server was asked for: the same 500 ms later, or at once. */
export function useSearchText(initial: string) {
  const [text, setBoxText] = useState(initial);
  const [asked, setAsked] = useState(text);
  const [picked, setPicked] = useState<string | null>(null);

  useEffect(() => {
    if (text === asked || text === picked || lengthProblem(text, MAX_QUERY_LENGTH)) return;
    const timer = setTimeout(() => setAsked(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, asked, picked]);

  return {
    text,
    asked: text === picked ? '' : asked,
    setText: setBoxText,
    askNow: () => {
      setPicked(null);
      setAsked(text);
    },
    /** The name of a chosen venue goes into the box, and is not a new search. */
    pick: (name: string) => {
      setPicked(name);
      setBoxText(name);
    },
  };
}
