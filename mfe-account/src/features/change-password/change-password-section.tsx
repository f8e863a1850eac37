import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Card, Section } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { ownWaysQuery } from '../../shared/ways-in/use-change-ways';
import { ChangePasswordForm } from './change-password-form';

/** Section of the security page. Members who registered with a passkey or a provider may have no password yet. */
export function ChangePasswordSection() {
  const { data } = useQuery(ownWaysQuery);
  const hasPassword = data?.hasPassword ?? true;
  const queries = useQueryClient();
  const [isDone, setIsDone] = useState(false);
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => (isDone ? told.current?.focus() : undefined), [isDone]);

  const done = () => {
    setIsDone(true);
    void queries.invalidateQueries();
  };

  return (
    <Section heading="Password" intro="Changing it will log you out on every other device." id="password">
      {isDone && (
        <Alert tone="good" ref={told} tabIndex={-1} title="Your password has been changed">
          You are still logged in here, and nowhere else.
        </Alert>
      )}
      <Card>
        <ChangePasswordForm
          key={String(hasPassword)}
          hasPassword={hasPassword}
          onSubmit={() => setIsDone(false)}
          onDone={done}
        />
      </Card>
    </Section>
  );
}
