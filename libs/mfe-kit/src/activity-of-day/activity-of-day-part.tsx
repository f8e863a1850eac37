import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type ActivityOfDay,
  type activityOfDayEndpoint,
  momentWords,
  BULK_UNDO_KIND_LABELS,
  BULK_UNDO_KINDS,
  type BulkUndoKind,
  type BulkUndoSlice,
} from '@waymark/contracts-core';
import {
  Card,
  CheckboxField,
  CouldNotLoad,
  Disclosure,
  FactList,
  FactRow,
  LoadingRegion,
  Section,
  Skeleton,
  space,
  Stack,
  target,
} from '@waymark/ui';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ApiError } from '../api-error';
import { type Endpoint, queryOf } from '../endpoint';
import { SLICE_WORDS } from './slice-words';

type Found = ActivityOfDay['kinds'][number];

const Said = styled.span`
  display: block;
  max-width: 65ch;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Title = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  padding-block: ${space[1]};
  overflow-wrap: anywhere;
`;

interface DayKindProps {
  kind: BulkUndoKind;
  /** Null: the service did not respond. */
  found: Found | null;
  isLeft: boolean;
  onLeave: ((kind: BulkUndoKind, isLeft: boolean) => void) | null;
}

/** One kind of a member's activity: its count, its items, and whether it is left out of the bulk undo. */
function DayKind({ kind, found, isLeft, onLeave }: DayKindProps) {
  const label = BULK_UNDO_KIND_LABELS[kind];
  const words = found ? `${label}: ${found.count}` : `${label}: not known`;
  return (
    <Stack $gap={2}>
      {onLeave ? (
        <CheckboxField
          label={words}
          hint={isLeft ? 'Left out, so it stays.' : 'Will be undone.'}
          checked={!isLeft}
          onChange={(event) => onLeave(kind, !event.target.checked)}
        />
      ) : (
        <p>{`${words}${isLeft ? '. Left out.' : ''}`}</p>
      )}
      {found && found.items.length > 0 && <Items label={label} found={found} />}
    </Stack>
  );
}

/** The texts are shown as plain text, because members wrote them. */
function Items({ label, found: { items, count } }: { label: string; found: Found }) {
  return (
    <Disclosure summary={`Show them: ${label}`}>
      <Stack>
        {count > items.length && <p>{`Showing the latest ${items.length} of ${count}. All of them will be undone.`}</p>}
        <FactList>
          {items.map(({ contentId, at, title, said, path }) => (
            <FactRow
              key={contentId}
              name={path ? <Title to={path}>{title}</Title> : title}
              state={momentWords(at)}
              note={said === '' ? undefined : <Said>{said}</Said>}
            />
          ))}
        </FactList>
      </Stack>
    </Disclosure>
  );
}

/** Lists the content that is already undone but can be restored. */
function TakenKinds({ taken }: { taken: ActivityOfDay['taken'] }) {
  const some = taken.filter(({ count }) => count > 0);
  if (some.length === 0) return null;
  return (
    <div>
      <p>Undone, and kept so that it can be restored:</p>
      <ul>
        {some.map(({ kind, count }) => (
          <li key={kind}>{`${BULK_UNDO_KIND_LABELS[kind]}: ${count}`}</li>
        ))}
      </ul>
    </div>
  );
}

type ShowDay = Endpoint<ReturnType<typeof activityOfDayEndpoint<string>>>;

interface Placed {
  memberId: number;
  day: string;
  asOf: string;
  leftOut: readonly BulkUndoKind[];
  onLeave: ((kind: BulkUndoKind, isLeft: boolean) => void) | null;
}

/**
 * Creates the component for the slot "member-day": a member's activity of one day in this slice, by kind, for staff.
 */
export function activityOfDayPart(slice: BulkUndoSlice, endpoint: ShowDay): ComponentType<Placed> {
  return function MemberDayPart(placed) {
    return (
      <Card>
        <Section heading={SLICE_WORDS[slice]} level={3}>
          <Asking slice={slice} endpoint={endpoint} placed={placed} />
        </Section>
      </Card>
    );
  };
}

function Asking({ slice, endpoint, placed }: { slice: BulkUndoSlice; endpoint: ShowDay; placed: Placed }) {
  const { memberId, day, asOf } = placed;
  const { queryKey, queryFn } = queryOf(endpoint, { params: { memberId, day } });
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...queryKey, asOf],
    queryFn,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (error instanceof ApiError && error.status === 403) return <p>You do not have permission to see this.</p>;
  if (error)
    return (
      <Stack $gap={4}>
        <CouldNotLoad what={`what they did here: ${SLICE_WORDS[slice]}`} onRetry={() => void refetch()} />
        <p>This part of the site is not responding. Your decision will reach it as soon as it is back.</p>
        <Kinds slice={slice} found={null} placed={placed} />
      </Stack>
    );
  if (isPending)
    return (
      <LoadingRegion label={`Loading what they did here: ${SLICE_WORDS[slice]}`}>
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  return (
    <Stack $gap={4}>
      <Kinds slice={slice} found={data} placed={placed} />
      <TakenKinds taken={data.taken} />
    </Stack>
  );
}

interface KindsProps {
  slice: BulkUndoSlice;
  /** Null: not known, so every kind may exist. */
  found: ActivityOfDay | null;
  placed: Placed;
}

/** Shows the kinds with any content. A kind that staff left out stays visible. */
function Kinds({ slice, found, placed: { leftOut, onLeave } }: KindsProps) {
  const known = found?.kinds.filter(({ count }) => count > 0);
  const kinds = BULK_UNDO_KINDS[slice].filter(
    (kind) => !known || leftOut.includes(kind) || known.some((one) => one.kind === kind),
  );
  if (kinds.length === 0) return <p>Nothing from that day is left here.</p>;
  return kinds.map((kind) => (
    <DayKind
      key={kind}
      kind={kind}
      found={known ? (known.find((one) => one.kind === kind) ?? { kind, count: 0, items: [] }) : null}
      isLeft={leftOut.includes(kind)}
      onLeave={onLeave}
    />
  ));
}
