import { useInfiniteQuery } from '@tanstack/react-query';
import { CouldNotLoad, CountText, Dialog, LoadingRegion, ShowMore, Skeleton, Stack } from '@waymark/ui';
import { PersonLine } from '../../shared/people/person-line';
import { PlainList } from '../../shared/people/plain-list';
import { peoplePages, shownPeople, type PeopleList } from './people-pages';

interface PeopleDialogProps {
  list: PeopleList;
  memberId: number;
  title: string;
  onClose: () => void;
}

/** Who follows a member, or whom they follow. */
export function PeopleDialog({ list, memberId, title, onClose }: PeopleDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <People list={list} memberId={memberId} />
    </Dialog>
  );
}

function People({ list, memberId }: Pick<PeopleDialogProps, 'list' | 'memberId'>) {
  const pages = useInfiniteQuery(peoplePages(list, memberId));
  const people = pages.data?.pages.flatMap(({ items }) => items);
  if (!people)
    return pages.isError ? (
      <CouldNotLoad what="these people" onRetry={() => void pages.refetch()} />
    ) : (
      <LoadingRegion label="Loading people">
        <Skeleton lines={4} />
      </LoadingRegion>
    );
  if (people.length === 0) return <p>Nobody here has a public profile.</p>;
  return (
    <Stack $gap={4}>
      <CountText>{shownPeople(people.length, pages.data?.pages[0]?.total)}</CountText>
      <PlainList>
        {people.map((person) => (
          <li key={person.id}>
            <PersonLine person={person} />
          </li>
        ))}
      </PlainList>
      <ShowMore list={pages} noun="people" />
    </Stack>
  );
}
