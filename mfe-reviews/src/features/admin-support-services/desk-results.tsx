import {
  SERVICE_DESK_FILTER_LABELS,
  SERVICE_DESK_FILTERS,
  SERVICE_DESK_STATE_LABELS,
  SUPPORT_SERVICE_TYPE_LABELS,
  type DeskService,
  type ServiceDeskFilter,
} from '@waymark/contracts-reviews';
import { dayWords } from '@waymark/contracts-core';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  Breadcrumb,
  Button,
  CouldNotLoad,
  CountText,
  FactList,
  FactRow,
  Inline,
  LinkButton,
  LoadingRegion,
  Page,
  PageHeading,
  SelectField,
  ShowMore,
  Skeleton,
  Stack,
  StatePill,
  TextField,
} from '@waymark/ui';
import { type FormEvent, useState } from 'react';
import { countOf } from '../../shared/count-of';
import { TargetLink } from '../../shared/target-link';
import { Link } from 'react-router-dom';
import { SERVICE_DESK } from '../../messages/en/service-desk';
import { deskPath, deskQuery, STATE_SIGNS, type DeskQuery } from './service-desk';

/** All entries by name, listed or not. */
export function DeskResults() {
  const [asked, setAsked] = useState<DeskQuery>({ q: '', show: 'all' });
  const list = useInfiniteQuery(deskQuery(asked));
  const { data, isError, refetch, isPlaceholderData } = list;
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page>
      <Breadcrumb items={[{ label: 'Staff', to: '/admin' }, { label: 'Support services' }]} />
      <PageHeading lead={SERVICE_DESK.lead}>Support services</PageHeading>
      <Inline $gap={3}>
        <LinkButton variant="primary" to={deskPath('new')}>
          Add a service
        </LinkButton>
        <LinkButton to="/support-services">See the public list</LinkButton>
      </Inline>
      <DeskFilters onAsked={setAsked} />
      {isError && !data && <CouldNotLoad what="the entries" onRetry={() => void refetch()} />}
      {!data && !isError && (
        <LoadingRegion label="Loading the entries">
          <Skeleton lines={6} />
        </LoadingRegion>
      )}
      {data && (
        <Stack $gap={4} aria-busy={isPlaceholderData}>
          <CountText waiting={isPlaceholderData && 'Searching...'}>
            {countOf(data.pages.at(-1)?.total ?? entries.length, 'entry', 'entries')}
          </CountText>
          {entries.length > 0 && (
            <FactList role="list">
              {entries.map((entry) => (
                <DeskLine key={entry.id} entry={entry} />
              ))}
            </FactList>
          )}
          <ShowMore key={`${asked.show} ${asked.q}`} list={list} noun="entries" />
        </Stack>
      )}
    </Page>
  );
}

function DeskLine({ entry }: { entry: DeskService }) {
  const { id, name, type, city, country, excerpt, state, lastVerified, hasDraft } = entry;
  const about = [
    SUPPORT_SERVICE_TYPE_LABELS[type],
    city,
    country,
    SERVICE_DESK.checkedOn(dayWords(lastVerified)),
    hasDraft && SERVICE_DESK.hasDraft,
  ];
  return (
    <FactRow
      name={
        <TargetLink as={Link} to={deskPath(id)}>
          {name}
        </TargetLink>
      }
      state={<StatePill sign={STATE_SIGNS[state]}>{SERVICE_DESK_STATE_LABELS[state]}</StatePill>}
      note={
        <>
          <p>{about.filter(Boolean).join(', ')}</p>
          {excerpt && <p style={{ overflowWrap: 'anywhere' }}>{`“${excerpt}”`}</p>}
        </>
      }
    />
  );
}

function DeskFilters({ onAsked }: { onAsked: (asked: DeskQuery) => void }) {
  const [q, setQ] = useState('');
  const [show, setShow] = useState<ServiceDeskFilter>('all');

  function search(event: FormEvent) {
    event.preventDefault();
    onAsked({ q, show });
  }

  return (
    <form role="search" aria-label="Entries" onSubmit={search}>
      <Inline $gap={4} $align="flex-end">
        <TextField
          label="Name, town or keywords"
          value={q}
          maxLength={200}
          onChange={(event) => setQ(event.target.value)}
        />
        <SelectField label="Show" value={show} onChange={(event) => setShow(event.target.value as ServiceDeskFilter)}>
          {SERVICE_DESK_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {SERVICE_DESK_FILTER_LABELS[filter]}
            </option>
          ))}
        </SelectField>
        <Button type="submit">Search</Button>
      </Inline>
    </form>
  );
}
