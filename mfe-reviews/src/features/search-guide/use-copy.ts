import { announce, toast } from '@waymark/mfe-kit';
import { useCallback, useEffect, useState } from 'react';

const TICK_MS = 2_000;

/** Copies a text, announces success or failure, and reports the copy as done for 2 seconds. */
export function useCopy() {
  // A new object for each copy, so that a second copy of the same text starts its own 2 seconds.
  const [copied, setCopied] = useState<{ text: string } | null>(null);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(null), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text });
      announce(`Copied ${text}`);
    } catch {
      toast({
        title: `We could not copy ${text}.`,
        description: 'Your browser does not allow it. Select the text and copy it yourself.',
        variant: 'error',
      });
    }
  }, []);

  return { copied: copied?.text ?? null, copy };
}
