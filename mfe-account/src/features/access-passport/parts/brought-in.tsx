import { COMMUNICATION_SENTENCES, NEED_LABELS, type NeedsRecord } from '@waymark/contracts-account';
import { useSession } from '@waymark/mfe-kit';
import { Alert, Button, Card, DefinitionList, Inline } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { ConsentWithDetails } from '../../../shared/consent-checkbox';
import { sameRecord, joinRecords } from '../../../shared/needs/same-record';
import { saveInBrowser } from '../../../shared/needs/saving/save-in-browser';
import type { SaveOutcome } from '../../../shared/needs/saving/save-in-browser';
import { useSaveInAccount } from '../../../shared/needs/saving/use-save-in-account';
import { useHealthConsent } from '../../../shared/needs/use-health-consent';
import { useSavedPreferences } from '../../../shared/needs/use-saved-preferences';

interface KeepNeeds {
  keep: (record: NeedsRecord, consent: boolean) => Promise<SaveOutcome>;
  /** Whether saving needs a consent that the member has not given yet. */
  asks: boolean;
}

/** Saves needs where this person's needs belong: in a member's account, or in a visitor's browser. */
function useKeepNeeds(): KeepNeeds {
  const { user } = useSession();
  const saved = useSavedPreferences().data;
  const agreement = useHealthConsent().data;
  const saveInAccount = useSaveInAccount(user?.id ?? 0);
  if (user) return { keep: saveInAccount, asks: !saved && agreement?.given !== true };
  return { keep: (record) => Promise.resolve(saveInBrowser(record)), asks: false };
}

export interface BroughtInProps {
  record: NeedsRecord;
  /** The person's existing needs. */
  own: NeedsRecord | null;
  onDone: () => void;
}

/** Shows the imported needs before any of them are saved. */
export function BroughtIn({ record, own, onDone }: BroughtInProps) {
  const { keep, asks } = useKeepNeeds();
  const isMember = useSession().status === 'member';
  const [agrees, setAgrees] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome>({ saved: false });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [record]);

  const use = async (chosen: NeedsRecord) => {
    setBusy(true);
    const result = await keep(chosen, agrees);
    setBusy(false);
    setOutcome(result);
    if (!result.saved) return;
    onDone();
    document.getElementById('page-heading')?.focus();
  };
  const failure = outcome.failure ?? outcome.fieldErrors?.['additionalNeeds'];
  const isKnown = own !== null && sameRecord(own, record);
  const place = isMember ? 'in my account' : 'in this browser';
  return (
    <Card $tone="accent" role="group" aria-label="The imported passport">
      <h3 ref={heading} tabIndex={-1}>
        This passport says
      </h3>
      <DefinitionList
        items={[
          { term: 'Needs', value: record.needs.map((need) => NEED_LABELS[need]).join(', ') || 'Nothing is ticked.' },
          {
            term: 'Communication',
            value: record.preferredCommunicationMethod && COMMUNICATION_SENTENCES[record.preferredCommunicationMethod],
          },
          { term: 'Notes', value: record.additionalNeeds || null },
        ]}
      />
      {failure && (
        <Alert tone="bad" role="alert">
          {failure}
        </Alert>
      )}
      {isKnown && <p>You already have all of this.</p>}
      {!isKnown && asks && (
        <ConsentWithDetails
          id="consent-to-keep"
          checked={agrees}
          error={outcome.fieldErrors?.['consentToHealthData']}
          onChange={setAgrees}
        />
      )}
      <Inline>
        {!isKnown && own && (
          <Button variant="primary" busy={busy} onClick={() => void use(joinRecords(own, record))}>
            Add to mine
          </Button>
        )}
        {!isKnown && (
          <Button variant={own ? 'secondary' : 'primary'} busy={busy} onClick={() => void use(record)}>
            {own ? 'Replace mine' : `Keep it ${place}`}
          </Button>
        )}
        <Button variant={isKnown ? 'secondary' : 'quiet'} onClick={onDone}>
          {isKnown ? 'Done' : 'Do not use it'}
        </Button>
      </Inline>
    </Card>
  );
}
