import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type MemberDay,
  type memberDayEndpoint,
  REVERT_KINDS,
  type RevertKind,
  type RevertSlice,
} from '@waymark/contracts-core';
import { Card, CouldNotLoad, LoadingRegion, Section, Skeleton, Stack } from '@waymark/ui';
import type { ComponentType } from 'react';
import { ApiError } from '../api-error';
import { queryOf, type Endpoint } from '../endpoint';
import { DayKind } from './day-kind';
import { SLICE_WORDS } from './slice-words';
import { TakenKinds } from './taken-kinds';

type ShowDay = Endpoint<ReturnType<typeof memberDayEndpoint<string>>>;

interface Placed {
  memberId: number;
  day: string;
  asOf: string;
  leftOut: readonly RevertKind[];
  onLeave: ((kind: RevertKind, isLeft: boolean) => void) | null;
}

/** The slot "member-day" of a slice: what a member did in it on one day, kind by kind, for staff. */
export function memberDayPart(slice: RevertSlice, endpoint: ShowDay): ComponentType<Placed> {
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

function Asking({ slice, endpoint, placed }: { slice: RevertSlice; endpoint: ShowDay; placed: Placed }) {
  const { memberId, day, asOf } = placed;
  const { queryKey, queryFn } = queryOf(endpoint, { params: { memberId, day } });
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...queryKey, asOf],
    queryFn,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (error instanceof ApiError && error.status === 403) return <p>You are not allowed to see what is here.</p>;
  if (error)
    return (
      <Stack $gap={4}>
        <CouldNotLoad what={`what they did here: ${SLICE_WORDS[slice]}`} onRetry={() => void refetch()} />
        <p>This part of the site is not answering. Your decision will still reach it, as soon as it does.</p>
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
  slice: RevertSlice;
  /** Null: not known, so any of them may be there. */
  found: MemberDay | null;
  placed: Placed;
}

/** Those of which there is any. One that is left out stays in sight. */
function Kinds({ slice, found, placed: { leftOut, onLeave } }: KindsProps) {
  const known = found?.kinds.filter(({ count }) => count > 0);
  const kinds = REVERT_KINDS[slice].filter(
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
