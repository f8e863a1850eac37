import { useQuery } from '@tanstack/react-query';
import { dayWords, momentWords } from '@waymark/contracts-core';
import { SERVICE_ACT_LABELS, SERVICE_DESK_STATE_LABELS, type ServiceDesk } from '@waymark/contracts-reviews';
import { ApiError, call } from '@waymark/mfe-kit';
import {
  Alert,
  Breadcrumb,
  Button,
  CheckboxField,
  CouldNotLoad,
  DefinitionList,
  Disclosure,
  Inline,
  LinkButton,
  LoadingRegion,
  Page,
  PageHeading,
  Section,
  Skeleton,
  Stack,
  StatePill,
} from '@waymark/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { discardServiceDraft, publishService } from '../../endpoints';
import { SERVICE_DESK } from '../../messages/en/service-desk';
import { ServiceCard } from '../../shared/support-service/service-card';
import { EntryActs } from './entry-acts';
import { ExplainedAct } from './explained-act';
import { entryQuery, STATE_SIGNS } from './service-desk';
import { ServiceForm } from './service-form';
import { useServiceAct } from './use-service-act';

const ACTS = SERVICE_DESK.acts;

interface EntryDraftProps {
  desk: ServiceDesk;
  onDiscarded: () => void;
}

/** A preview of the draft, and the button to publish it. */
function EntryDraft({ desk, onDiscarded }: EntryDraftProps) {
  const navigate = useNavigate();
  const { run, busy } = useServiceAct();
  const [isChecked, setIsChecked] = useState(false);
  const { id, version, state, entry, draft } = desk;
  if (!draft) return null;
  const isNew = state === 'new';
  const publishing = isNew ? ACTS.publishNew : ACTS.publish;
  const discarding = isNew ? ACTS.discardNew : ACTS.discard;
  const shown = { ...entry, ...draft.fields, category: draft.fields.type, isUnconfirmed: false };

  const publish = () =>
    run({
      act: () => call(publishService, { params: { id }, body: { version, draftVersion: draft.version, isChecked } }),
      done: 'Published',
      next: () => setIsChecked(false),
    });
  const discard = () =>
    run({
      act: async () => void (await call(discardServiceDraft, { params: { id } })),
      done: 'Draft deleted',
      next: () => void (isNew ? navigate('/admin/support-services') : onDiscarded()),
    });

  return (
    <Section heading="Preview of the draft" intro={`Saved ${momentWords(draft.changedAt)}.`}>
      <Stack $gap={4}>
        {draft.isOld && (
          <Alert tone="warn" title="The entry has changed since this draft was started">
            Compare them, and save the draft again before you publish it.
          </Alert>
        )}
        <ServiceCard service={shown} isOwn />
        <CheckboxField
          label="I checked these facts today"
          hint={ACTS.check.says}
          checked={isChecked}
          onChange={(event) => setIsChecked(event.target.checked)}
        />
        <ExplainedAct says={publishing.says}>
          <Button variant="primary" busy={busy} onClick={publish}>
            {publishing.label}
          </Button>
        </ExplainedAct>
        <ExplainedAct says={discarding.says}>
          <Button busy={busy} onClick={discard}>
            {discarding.label}
          </Button>
        </ExplainedAct>
      </Stack>
    </Section>
  );
}

interface DeskEntryProps {
  id: string;
  crumbs: { label: string; to: string }[];
}

/** One entry: its state, draft and history. */
export function DeskEntry({ id, crumbs }: DeskEntryProps) {
  const { data, error, refetch } = useQuery(entryQuery(id));
  if (data)
    return (
      <Page narrow>
        <Breadcrumb items={[...crumbs, { label: data.entry.name }]} />
        <PageHeading>{data.entry.name}</PageHeading>
        <Entry desk={data} />
      </Page>
    );
  const isGone = error instanceof ApiError && [400, 404, 422].includes(error.status);
  return (
    <Page narrow>
      <Breadcrumb items={crumbs} />
      <PageHeading>{isGone ? 'We could not find this support service' : 'Support service'}</PageHeading>
      {isGone && (
        <div>
          <LinkButton to="/admin/support-services">All entries</LinkButton>
        </div>
      )}
      {error && !isGone && <CouldNotLoad what="this entry" onRetry={() => void refetch()} />}
      {!error && (
        <LoadingRegion label="Loading the entry">
          <Skeleton lines={6} />
        </LoadingRegion>
      )}
    </Page>
  );
}

function Entry({ desk }: { desk: ServiceDesk }) {
  // A new version or a discarded draft resets the form; saving does not.
  const [thrownAway, setThrownAway] = useState(0);
  return (
    <>
      <Inline $gap={3}>
        <StatePill sign={STATE_SIGNS[desk.state]}>{SERVICE_DESK_STATE_LABELS[desk.state]}</StatePill>
        {desk.state !== 'new' && <span>{`Last checked ${dayWords(desk.entry.lastVerified)}`}</span>}
      </Inline>
      <EntryActs desk={desk} />
      <EntryDraft desk={desk} onDiscarded={() => setThrownAway((before) => before + 1)} />
      <Section heading={desk.draft ? 'Change the draft' : 'Change this entry'} intro="Nobody else can see a draft.">
        <ServiceForm key={`${desk.version} ${thrownAway}`} entry={desk} onKept={() => undefined} />
      </Section>
      <EntryHistory desk={desk} />
    </>
  );
}

/** The history of an entry. The names of staff are only in the staff log. */
function EntryHistory({ desk: { history } }: { desk: ServiceDesk }) {
  if (history.length === 0) return null;
  return (
    <Section heading="Changes by staff" intro="Newest first.">
      <Stack $gap={3}>
        {history.map(({ number, act, at, lastVerified, isListed, fields }) => (
          <Disclosure key={number} summary={`${SERVICE_ACT_LABELS[act]}, ${momentWords(at)}`}>
            <DefinitionList
              items={[
                { term: 'On the list', value: isListed ? 'Yes' : 'No' },
                { term: 'Last checked', value: dayWords(lastVerified) },
                { term: 'Name', value: fields.name },
                { term: 'What it does', value: fields.description },
                { term: 'Phone', value: fields.phone },
                { term: 'Email', value: fields.email },
                { term: 'Website', value: fields.website },
                { term: 'Address', value: [fields.address, fields.city, fields.country].filter(Boolean).join(', ') },
                { term: 'Opening hours', value: fields.operatingHours },
                { term: 'Who can use it', value: fields.eligibilityCriteria },
                { term: 'Accessibility', value: fields.accessibilityFeatures },
              ]}
            />
          </Disclosure>
        ))}
      </Stack>
    </Section>
  );
}
