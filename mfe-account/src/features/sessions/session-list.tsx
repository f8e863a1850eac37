import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionView } from '@waymark/contracts-account';
import { ageWords, dayWords, momentWords } from '@waymark/contracts-core';
import { ApiError, call, namesApart, queryOf, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import {
  Badge,
  Button,
  Card,
  CheckIcon,
  CouldNotLoad,
  fontSize,
  Inline,
  LoadingRegion,
  Skeleton,
  space,
  Stack,
  VisuallyHidden,
} from '@waymark/ui';
import { styled } from 'styled-components';
import { endOtherSessions, endSession, listSessions } from '../../endpoints';

const WAYS: Record<SessionView['method'], string> = {
  password: 'with your password',
  passkey: 'with a passkey',
  provider: 'with another account',
};

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  max-width: none;
  padding-block: ${space[4]};
  border-block-end: 1px solid var(--color-line);

  &:last-child {
    border-block-end: 0;
  }
`;

const Device = styled.h3`
  font-size: ${fontSize.medium};
`;

const Fact = styled.p`
  color: var(--color-text-soft);
`;

interface SessionItemProps {
  session: SessionView;
  /** The session's name, made unique among all sessions. */
  called: string;
  busy: boolean;
  onEnd: () => void;
}

function SessionItem({
  session: { device, method, signedInAt, lastUsedAt, isCurrent },
  called,
  busy,
  onEnd,
}: SessionItemProps) {
  return (
    <Item>
      <Stack $gap={1}>
        <Inline $gap={3}>
          <Device>{device}</Device>
          {isCurrent && (
            <Badge tone="good" icon={<CheckIcon size="1.1em" />}>
              This session
            </Badge>
          )}
        </Inline>
        <Fact>
          <span>Logged in</span> <time dateTime={signedInAt}>{dayWords(signedInAt)}</time> <span>{WAYS[method]}</span>
        </Fact>
        <Fact>
          Last used <time dateTime={lastUsedAt}>{isCurrent ? 'just now' : ageWords(lastUsedAt)}</time>
        </Fact>
      </Stack>
      {!isCurrent && (
        <Button busy={busy} onClick={onEnd}>
          <span>{busy ? 'Logging out...' : 'Log out'}</span>
          <VisuallyHidden>{` ${called}`}</VisuallyHidden>
        </Button>
      )}
    </Item>
  );
}

const sessionsQuery = queryOptions(queryOf(listSessions));

const FALLBACK = 'Please try again.';

/** Ends one session, or all others (`null`); updates the list without reloading it. */
function useEndSessions(onEnded: (session: SessionView | null) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (session: SessionView | null) =>
      session ? call(endSession, { params: { id: session.id } }).catch(ignoreMissing) : call(endOtherSessions),
    onSuccess: (_, ended) => {
      queries.setQueryData(sessionsQuery.queryKey, (before) =>
        before?.filter(({ id, isCurrent }) => (ended ? id !== ended.id : isCurrent)),
      );
      onEnded(ended);
    },
    onError: (error) =>
      toast({
        title: 'We could not log out that device',
        description: failureMessage(error, FALLBACK),
        variant: 'error',
      }),
  });
}

/** Ignores a 404: the session has already ended, which is what the person wants. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}

const NAME_PARTS = [
  ({ device, signedInAt }: SessionView) => `${device}, logged in ${dayWords(signedInAt)}`,
  ({ signedInAt }: SessionView) => momentWords(signedInAt),
  (_: SessionView, index: number) => `number ${index + 1}`,
];

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** `onEnded`: called with one session, or with null for all others. */
export function SessionList({ onEnded }: { onEnded: (session: SessionView | null) => void }) {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const { mutate, isPending, variables } = useEndSessions(onEnded);
  if (!data) return error ? <CouldNotLoad what="your logged-in devices" onRetry={() => void refetch()} /> : <Loading />;
  const others = data.filter(({ isCurrent }) => !isCurrent);
  const names = namesApart(data, NAME_PARTS);
  const isEndingAll = isPending && variables === null;
  return (
    <Card>
      <List role="list">
        {data.map((session, index) => (
          <SessionItem
            key={session.id}
            session={session}
            called={names[index] ?? ''}
            busy={isPending && variables?.id === session.id}
            onEnd={() => mutate(session)}
          />
        ))}
      </List>
      {others.length === 0 && <p>You are not logged in anywhere else.</p>}
      {others.length > 1 && (
        <div>
          <Button busy={isEndingAll} onClick={() => mutate(null)}>
            {isEndingAll ? 'Logging out...' : 'Log out everywhere else'}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Loading() {
  return (
    <LoadingRegion label="Loading your logged-in devices">
      <Skeleton height="8rem" />
    </LoadingRegion>
  );
}
