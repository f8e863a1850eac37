import { SERVICE_DESK_STATE_LABELS, type ServiceDesk } from '@waymark/contracts-reviews';
import { dayWords } from '@waymark/contracts-core';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@waymark/mfe-kit';
import {
  Breadcrumb,
  CouldNotLoad,
  Inline,
  LinkButton,
  LoadingRegion,
  Page,
  PageHeading,
  Section,
  Skeleton,
  StatePill,
} from '@waymark/ui';
import { useState } from 'react';
import { EntryActs } from './entry-acts';
import { EntryDraft } from './entry-draft';
import { EntryHistory } from './entry-history';
import { ServiceForm } from './service-form';
import { entryQuery, STATE_SIGNS } from './service-desk';

interface DeskEntryProps {
  id: string;
  crumbs: { label: string; to: string }[];
}

/** One entry: how it stands, its draft, and what was made of it. */
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
      <PageHeading>{isGone ? 'There is no such support service' : 'Support service'}</PageHeading>
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
  // Another version is another text to begin from; one's own saving is not.
  const [thrownAway, setThrownAway] = useState(0);
  return (
    <>
      <Inline $gap={3}>
        <StatePill sign={STATE_SIGNS[desk.state]}>{SERVICE_DESK_STATE_LABELS[desk.state]}</StatePill>
        {desk.state !== 'new' && <span>Last checked {dayWords(desk.entry.lastVerified)}</span>}
      </Inline>
      <EntryActs desk={desk} />
      <EntryDraft desk={desk} onDiscarded={() => setThrownAway((before) => before + 1)} />
      <Section heading={desk.draft ? 'Change the draft' : 'Change this entry'} intro="Nobody else sees a draft.">
        <ServiceForm key={`${desk.version} ${thrownAway}`} entry={desk} onKept={() => undefined} />
      </Section>
      <EntryHistory desk={desk} />
    </>
  );
}
