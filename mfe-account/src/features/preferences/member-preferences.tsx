import { type NeedsRecord, NO_NEEDS, type Preferences } from '@waymark/contracts-account';
import { useState } from 'react';
import { recordOf } from '../../shared/needs/same-record';
import { useHealthConsent } from '../../shared/needs/use-health-consent';
import { Agreement } from './parts/agreement';
import { MoveOffer } from './parts/move-offer';
import { PreviouslySaved } from './parts/previously-saved';
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
