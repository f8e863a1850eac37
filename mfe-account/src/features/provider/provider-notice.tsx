import { Alert } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { providerWords } from './provider-words';

/** What became of a way to the sign-in service and back, when it brought nothing. */
export function ProviderNotice() {
  const [query] = useSearchParams();
  const notice = useRef<HTMLDivElement>(null);
  const words = providerWords(query.get('provider'));
  // The whole page is new: whoever cannot see it starts at what matters.
  useEffect(() => notice.current?.focus(), [words]);
  if (!words) return null;
  return (
    <Alert tone="warn" title={words.title} ref={notice} tabIndex={-1}>
      {words.text}
    </Alert>
  );
}
