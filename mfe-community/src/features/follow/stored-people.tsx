import { useInfiniteQuery } from '@tanstack/react-query';
import type { StoredApart } from '@waymark/contracts-community';
import {
  Button,
  CouldNotLoad,
  CountText,
  Disclosure,
  Inline,
  LoadingRegion,
  ShowMore,
  Skeleton,
  Stack,
} from '@waymark/ui';
import { useRef, useState } from 'react';
import { ActFailure } from '../../shared/people/act-failure';
import { PlainList } from '../../shared/people/plain-list';
import { useActOnPerson } from '../../shared/people/use-act-on-person';
import { storedPages, shownPeople, type StoredList } from './people-pages';

const WORDS = {
  blocked: { title: 'People you blocked', none: 'You have not blocked anyone.', act: 'unblock', label: 'Unblock' },
  muted: { title: 'People you muted', none: 'You have not muted anyone.', act: 'unmute', label: 'Unmute' },
} as const;

/** Lists blocked or muted people, with a button to undo. Fetched when opened. */
export function StoredPeople({ list }: { list: StoredList }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure summary={WORDS[list].title} onToggle={() => setWasOpened(true)}>
      {wasOpened && <People list={list} />}
    </Disclosure>
  );
}

function People({ list }: { list: StoredList }) {
  const pages = useInfiniteQuery(storedPages(list));
  const count = useRef<HTMLDivElement>(null);
  const people = pages.data?.pages.flatMap(({ items }) => items);
  if (!people)
    return pages.isError ? (
      <CouldNotLoad what="this list" onRetry={() => void pages.refetch()} />
    ) : (
      <LoadingRegion label="Loading people">
        <Skeleton lines={2} />
      </LoadingRegion>
    );
  return (
    <Stack $gap={4}>
      {/* Takes the focus when a row disappears with its button. */}
      <div ref={count} tabIndex={-1}>
        {people.length === 0 ? (
          <p>{WORDS[list].none}</p>
        ) : (
          <CountText>{shownPeople(people.length, pages.data?.pages[0]?.total)}</CountText>
        )}
      </div>
      <PlainList>
        {people.map((person) => (
          <StoredPerson key={person.id} person={person} list={list} onGone={() => count.current?.focus()} />
        ))}
      </PlainList>
      <ShowMore list={pages} noun="people" />
    </Stack>
  );
}

interface StoredPersonProps {
  person: StoredApart;
  list: StoredList;
  onGone: () => void;
}

function StoredPerson({ person, list, onGone }: StoredPersonProps) {
  const displayName = person.displayName ?? 'Former member';
  const act = useActOnPerson({ id: person.id, displayName });
  const { act: back, label } = WORDS[list];
  return (
    <li>
      <Inline $gap={3}>
        <span>{displayName}</span>
        <Button busy={act.isPending} onClick={() => act.mutate(back, { onSuccess: onGone })}>
          {`${label} ${displayName}`}
        </Button>
      </Inline>
      <ActFailure error={act.error} />
    </li>
  );
}
