import type { SessionView } from '@waymark/contracts-account';
import { Alert, Section } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { SessionList } from './session-list';

const INTRO =
  'Every browser and device where you are logged in. If you see one that you do not recognise, log it out, then change your password.';

export function SessionsSection() {
  const [news, setNews] = useState('');
  const told = useRef<HTMLDivElement>(null);
  // The pressed button has disappeared, so focus moves to the result.
  useEffect(() => told.current?.focus(), [news]);
  const tell = (ended: SessionView | null) =>
    setNews(ended ? `${ended.device} has been logged out.` : 'You are logged out everywhere else.');
  return (
    <Section heading="Where you are logged in" intro={INTRO} id="sessions">
      {news && (
        <Alert tone="good" ref={told} tabIndex={-1}>
          {news}
        </Alert>
      )}
      <SessionList onEnded={tell} />
    </Section>
  );
}
