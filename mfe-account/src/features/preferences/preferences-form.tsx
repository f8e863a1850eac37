import { type Need, NEED_GROUPS, type NeedGroup, type NeedsRecord } from '@waymark/contracts-account';
import {
  Badge,
  Button,
  Card,
  CheckIcon,
  ErrorSummary,
  fieldId,
  Grid,
  LinkButton,
  Section,
  space,
  Stack,
} from '@waymark/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { PREFERENCES_WORDS } from '../../messages/en/preferences';
import { SaveBar } from '../../shared/forms/save-bar';
import { GroupIcon } from '../../shared/needs/group-icon';
import { sameRecord } from '../../shared/needs/same-record';
import type { SaveOutcome } from '../../shared/needs/saving/save-in-browser';
import { NeedOption } from './parts/need-option';
import { OwnWords } from './parts/own-words';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  min-height: 2.5rem;
  color: var(--color-accent);

  h3 {
    margin-inline-end: auto;
    color: var(--color-text);
  }
`;

interface NeedGroupCardProps {
  group: NeedGroup;
  chosen: readonly Need[];
  onToggle: (need: Need, checked: boolean) => void;
}

function NeedGroupCard({ group, chosen, onToggle }: NeedGroupCardProps) {
  const id = useId();
  const count = group.needs.filter((need) => chosen.includes(need)).length;
  return (
    <Card role="group" aria-labelledby={id}>
      <Head>
        <GroupIcon name={group.name} />
        <h3 id={id}>{group.name}</h3>
        {count > 0 && (
          <Badge tone="accent" icon={<CheckIcon size="1em" />}>
            {`${count} chosen`}
          </Badge>
        )}
      </Head>
      <Grid $min="17rem" $gap={3}>
        {group.needs.map((need) => (
          <NeedOption
            key={need}
            need={need}
            checked={chosen.includes(need)}
            onChange={(checked) => onToggle(need, checked)}
          />
        ))}
      </Grid>
    </Card>
  );
}

function NeedGroups({
  chosen,
  onToggle,
}: {
  chosen: readonly Need[];
  onToggle: (need: Need, checked: boolean) => void;
}) {
  return (
    <Stack $gap={5}>
      {NEED_GROUPS.map((group) => (
        <NeedGroupCard key={group.name} group={group} chosen={chosen} onToggle={onToggle} />
      ))}
    </Stack>
  );
}

/** Compares the form with the saved needs. */
function usePreferencesForm(start: NeedsRecord) {
  const [record, setRecord] = useState(start);
  const [saved, setSaved] = useState(start);
  const change = (part: Partial<NeedsRecord>) => setRecord((before) => ({ ...before, ...part }));
  const toggle = (need: Need, checked: boolean) =>
    setRecord((before) => ({
      ...before,
      needs: checked ? [...before.needs, need] : before.needs.filter((one) => one !== need),
    }));
  return { record, change, toggle, markSaved: setSaved, hasChanges: !sameRecord(record, saved) };
}
const FIELDS = ['additionalNeeds', 'preferredCommunicationMethod', 'consentToHealthData'];
const NOT_SAVED: SaveOutcome = { saved: false };

export interface PreferencesFormProps {
  start: NeedsRecord;
  savedBefore: boolean;
  onSave: (record: NeedsRecord) => Promise<SaveOutcome> | SaveOutcome;
  /**
   * Part of the form that says where the needs are stored and with what consent. It gets the error message about
   * consent.
   */
  children: (consentError: string | undefined) => ReactNode;
}

export function PreferencesForm({ start, savedBefore, onSave, children }: PreferencesFormProps) {
  const { record, change, toggle, markSaved, hasChanges } = usePreferencesForm(start);
  const [outcome, setOutcome] = useState(NOT_SAVED);
  const { failure, fieldErrors = {} } = outcome;
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const next = await onSave(record);
    setBusy(false);
    setOutcome(next);
    setAttempt((before) => before + 1);
    if (next.saved) markSaved(record);
  };

  const listed = FIELDS.flatMap((name) =>
    fieldErrors[name] ? [{ fieldId: fieldId(name), message: fieldErrors[name] }] : [],
  );
  const problems = failure ? [...listed, { message: failure }] : listed;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Accessibility preferences" data-kept="memory">
      <Stack $gap={8}>
        <ErrorSummary errors={problems} attempt={attempt} />
        <Section heading={PREFERENCES_WORDS.needs} intro={PREFERENCES_WORDS.needsIntro}>
          <NeedGroups chosen={record.needs} onToggle={toggle} />
        </Section>
        <Section heading={PREFERENCES_WORDS.ownWords}>
          <OwnWords record={record} error={fieldErrors['additionalNeeds']} onChange={change} />
        </Section>
        {children(fieldErrors['consentToHealthData'])}
        <SaveBar
          hasChanges={hasChanges}
          isSaved={outcome.saved}
          onward={<LinkButton to="/search">{PREFERENCES_WORDS.search}</LinkButton>}
        >
          <Button type="submit" variant="primary" busy={busy}>
            {savedBefore ? PREFERENCES_WORDS.update : PREFERENCES_WORDS.save}
          </Button>
        </SaveBar>
      </Stack>
    </form>
  );
}
