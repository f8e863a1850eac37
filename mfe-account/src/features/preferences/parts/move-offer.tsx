import { NEED_LABELS, NO_NEEDS, type NeedsRecord, type Preferences } from '@waymark/contracts-account';
import { storedText, useInBrowser } from '@waymark/mfe-kit';
import { Alert, Button, Card, Inline, Section, Stack, InfoIcon } from '@waymark/ui';
import { useState } from 'react';
import { focusPageHeading } from '../../../shared/focus-page-heading';
import { ConsentWithDetails } from '../../../shared/consent-checkbox';
import { keepBrowserNeeds, useBrowserNeeds } from '../../../shared/needs/browser-needs';
import { sameRecord, isEmptyRecord, recordOf, joinRecords } from '../../../shared/needs/same-record';
import type { SaveOutcome } from '../../../shared/needs/saving/save-in-browser';

/** ID of the member who decided not to move the browser's needs. */
const apartFor = storedText('local', 'waymark-needs-apart');

/** Lets the member change the decision to keep them separate. */
function StoredApart({ onAfterAll }: { onAfterAll: () => void }) {
  return (
    <Inline $gap={2}>
      <InfoIcon />
      <span>This browser has other needs saved, separate from your account.</span>
      <Button variant="quiet" onClick={onAfterAll}>
        Move them into my account
      </Button>
    </Inline>
  );
}

export interface MoveOfferProps {
  memberId: number;
  saved: Preferences | null;
  asks: boolean;
  agrees: boolean;
  onAgree: (agrees: boolean) => void;
  save: (record: NeedsRecord, consent: boolean) => Promise<SaveOutcome>;
  onMoved: (record: NeedsRecord) => void;
}

/**
 * After login: offers to move this browser's needs into the account. Never automatic, because they may belong to
 * another person.
 */
export function MoveOffer({ memberId, saved, asks, agrees, onAgree, save, onMoved }: MoveOfferProps) {
  const { record: inBrowser } = useBrowserNeeds();
  const wasApart = useInBrowser(() => apartFor.read() === String(memberId), false);
  const [chosen, setApart] = useState<boolean | null>(null);
  const apart = chosen ?? wasApart;
  const [problem, setProblem] = useState<SaveOutcome>({ saved: false });
  const [busy, setBusy] = useState(false);
  const inAccount = saved ? recordOf(saved) : NO_NEEDS;
  if (inBrowser === null || isEmptyRecord(inBrowser)) return null;
  const joined = joinRecords(inAccount, inBrowser);
  if (saved && sameRecord(joined, inAccount)) return null;
  if (apart) return <StoredApart onAfterAll={() => setApart(false)} />;

  const failure = problem.failure ?? problem.fieldErrors?.['additionalNeeds'];
  const move = async () => {
    setBusy(true);
    const outcome = await save(joined, agrees);
    setBusy(false);
    setProblem(outcome);
    if (!outcome.saved) return;
    keepBrowserNeeds(null);
    onMoved(joined);
    focusPageHeading();
  };
  const leave = () => {
    apartFor.write(String(memberId));
    setApart(true);
    focusPageHeading();
  };
  return (
    <Section heading="Move your needs into your account?">
      <Card $tone="accent">
        <Stack $gap={4}>
          <p>{`This browser has needs saved from before you logged in${inBrowser.needs.length > 0 ? `: ${inBrowser.needs.map((need) => NEED_LABELS[need]).join(', ')}` : ''}.`}</p>
          <p>Are they yours? If someone else uses this browser too, keep them separate.</p>
          {failure && (
            <Alert tone="bad" role="alert">
              {failure}
            </Alert>
          )}
          {asks && (
            <ConsentWithDetails
              id="consent-to-move"
              checked={agrees}
              error={problem.fieldErrors?.['consentToHealthData']}
              onChange={onAgree}
            />
          )}
          <Inline>
            <Button variant="primary" busy={busy} onClick={() => void move()}>
              Move them into my account
            </Button>
            <Button onClick={leave}>Keep them separate</Button>
          </Inline>
        </Stack>
      </Card>
    </Section>
  );
}
