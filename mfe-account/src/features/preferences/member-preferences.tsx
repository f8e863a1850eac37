import { useMutation } from '@tanstack/react-query';
import { type NeedsRecord, NO_NEEDS, type Preferences } from '@waymark/contracts-account';
import { dayWords } from '@waymark/contracts-core';
import { sliceQueryClient, toast, useSession } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Alert, Button, Card, Section } from '@waymark/ui';
import { useState } from 'react';
import { ConsentCheckbox, WhatIsStored } from '../../shared/consent-checkbox';
import { focusPageHeading } from '../../shared/focus-page-heading';
import { recordOf } from '../../shared/needs/same-record';
import { useSaveInAccount } from '../../shared/needs/saving/use-save-in-account';
import { useHealthConsent, withdrawHealthConsent } from '../../shared/needs/use-health-consent';
import { savedPreferencesKey } from '../../shared/needs/use-saved-preferences';
import { ConfirmDialog } from './parts/confirm-dialog';
import { MoveOffer } from './parts/move-offer';
import { PreviouslySaved } from './parts/previously-saved';
import { PreferencesForm } from './preferences-form';

const FAILED = 'We could not withdraw your agreement. Nothing was deleted. Please try again.';

interface WithdrawDialogProps {
  open: boolean;
  onClose: () => void;
  onWithdrawn: () => void;
}

function WithdrawDialog({ open, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { user } = useSession();
  const withdrawal = useMutation(
    {
      mutationFn: withdrawHealthConsent,
      onSuccess: async () => {
        sliceQueryClient().setQueryData(savedPreferencesKey(user?.id), null);
        // Refetches other data that depends on this consent, such as the profile's lists.
        await sliceQueryClient().invalidateQueries();
        toast({
          title: 'Agreement withdrawn',
          description: 'Your needs have been deleted from your account.',
          variant: 'success',
        });
        onClose();
        onWithdrawn();
        focusPageHeading();
      },
    },
    sliceQueryClient(),
  );
  return (
    <ConfirmDialog
      open={open}
      title="Withdraw and delete?"
      confirm="Withdraw and delete"
      busy={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate()}
      onClose={onClose}
    >
      {withdrawal.isError && (
        <Alert tone="bad" role="alert">
          {failureMessage(withdrawal.error, FAILED)}
        </Alert>
      )}
      <p>This cannot be undone. We will delete at once:</p>
      <ul>
        <li>the preferences on this page</li>
        <li>the needs in your profile</li>
        <li>the disability type in your reviews; the reviews themselves stay</li>
      </ul>
      <p>Anything kept in this browser, or in an access passport that you saved as a file, stays with you.</p>
    </ConfirmDialog>
  );
}

/** For members: the account stores the needs, with the member's consent. */
export function MemberPreferences({ memberId, saved }: { memberId: number; saved: Preferences | null }) {
  const [agrees, setAgrees] = useState(false);
  // Resets the form when another part of the page changes the saved needs.
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
  /** True if the member has not given consent yet; shows the checkbox. */
  asks: boolean;
  agrees: boolean;
  givenAt: string | undefined;
  error: string | undefined;
  onAgree: (agrees: boolean) => void;
  onWithdrawn: () => void;
}

/**
 * Consent to storing health data: separate from everything else, in plain words, and as easy to withdraw as to give.
 */
function Agreement({ asks, agrees, givenAt, error, onAgree, onWithdrawn }: AgreementProps) {
  const [withdraws, setWithdraws] = useState(false);
  return (
    <Section
      heading="Your agreement"
      intro="Your answers here are health data, so we ask for your agreement separately."
    >
      <Card $tone={asks ? 'accent' : 'plain'}>
        <WhatIsStored />
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
