import { dayWords } from '@waymark/contracts-core';
import { Button, Card, Section } from '@waymark/ui';
import { useState } from 'react';
import { ConsentCheckbox, WhatIsKept } from '../../../shared/health-consent/consent-checkbox';
import { WithdrawDialog } from './withdraw-dialog';

export interface AgreementProps {
  /** Not given yet: the checkbox is shown. */
  asks: boolean;
  agrees: boolean;
  givenAt: string | undefined;
  error: string | undefined;
  onAgree: (agrees: boolean) => void;
  onWithdrawn: () => void;
}

/** The agreement to keep health data: apart from all else, in plain words, and as easy to take back as to give. */
export function Agreement({ asks, agrees, givenAt, error, onAgree, onWithdrawn }: AgreementProps) {
  const [withdraws, setWithdraws] = useState(false);
  return (
    <Section
      heading="Your agreement"
      intro="What you say here is health data, so we ask for your agreement apart from everything else."
    >
      <Card $tone={asks ? 'accent' : 'plain'}>
        <WhatIsKept />
        {asks && <ConsentCheckbox checked={agrees} error={error} onChange={onAgree} />}
        {!asks && (
          <>
            <p>{givenAt ? `You agreed on ${dayWords(givenAt)}.` : 'You have agreed.'}</p>
            <div>
              <Button variant="danger" onClick={() => setWithdraws(true)}>
                Withdraw and delete
              </Button>
            </div>
          </>
        )}
      </Card>
      <WithdrawDialog open={withdraws} onClose={() => setWithdraws(false)} onWithdrawn={onWithdrawn} />
    </Section>
  );
}
