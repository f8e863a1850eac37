import { type NeedsRecord, NO_NEEDS, type Preferences } from '@waymark/contracts-account';
import { dayWords } from '@waymark/contracts-core';
import { Button, Card, Section } from '@waymark/ui';
import { useState } from 'react';
import { ConsentCheckbox, WhatIsKept } from '../../shared/consent-checkbox';
import { recordOf } from '../../shared/needs/same-record';
import { useHealthConsent } from '../../shared/needs/use-health-consent';
import { MoveOffer } from './parts/move-offer';
import { PreviouslySaved } from './parts/previously-saved';
import { WithdrawDialog } from './parts/withdraw-dialog';
import { PreferencesForm } from './preferences-form';
import { useSaveInAccount } from '../../shared/needs/saving/use-save-in-account';

/** With an account: kept there by the member's agreement. */
export function MemberPreferences({ memberId, saved }: { memberId: number; saved: Preferences | null }) {
  const [agrees, setAgrees] = useState(false);
  // The form starts anew when what is saved was changed elsewhere on the page.
  const [start, setStart] = useState<{ round: number; record: NeedsRecord }>({
    round: 0,
    record: saved ? recordOf(saved) : NO_NEEDS,
  });
  const agreement = useHealthConsent().data;
  const save = useSaveInAccount(memberId);
  const startWith = (record: NeedsRecord) => {
    setAgrees(false);
    setStart(({ round }) => ({ round: round + 1, record }));
  };
  const asksForAgreement = saved === null && agreement?.given !== true;
  const parts = { asks: asksForAgreement, agrees, onAgree: setAgrees };
  return (
    <>
      {saved && <PreviouslySaved />}
      <MoveOffer memberId={memberId} saved={saved} save={save} onMoved={startWith} {...parts} />
      <PreferencesForm
        key={start.round}
        start={start.record}
        savedBefore={saved !== null}
        onSave={(record) => save(record, agrees)}
      >
        {(error) => (
          <Agreement
            givenAt={agreement?.history.find(({ withdrawnAt }) => withdrawnAt === null)?.givenAt}
            error={error}
            onWithdrawn={() => startWith(NO_NEEDS)}
            {...parts}
          />
        )}
      </PreferencesForm>
    </>
  );
}

interface AgreementProps {
  /** Not given yet: the checkbox is shown. */
  asks: boolean;
  agrees: boolean;
  givenAt: string | undefined;
  error: string | undefined;
  onAgree: (agrees: boolean) => void;
  onWithdrawn: () => void;
}

/** The agreement to keep health data: apart from all else, in plain words, and as easy to take back as to give. */
function Agreement({ asks, agrees, givenAt, error, onAgree, onWithdrawn }: AgreementProps) {
  const [withdraws, setWithdraws] = useState(false);
  return (
    <Section
      heading="Your agreement"
      intro="What you say here is health data, so we ask for your agreement separately."
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
