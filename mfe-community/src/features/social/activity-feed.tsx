import type { Activity, ActivityKind } from '@waymark/contracts-community';
import { momentWords } from '@waymark/contracts-core';
import { addressOf, callForPage } from '@waymark/mfe-kit';
import {
  Button,
  Card,
  CheckIcon,
  CouldNotLoad,
  EmptyState,
  FlagIcon,
  type IconProps,
  ImageIcon,
  LoadingRegion,
  ShowMore,
  Skeleton,
  Stack,
  StarIcon,
  StatePill,
  VisuallyHidden,
} from '@waymark/ui';
import { type ComponentType, useRef } from 'react';
import { Link } from 'react-router-dom';
import { readActivityFeed } from '../../endpoints';
import { ListHead } from './list/list-head';
import { NewerItems } from './list/newer-items';
import { Facts, Kind, Rows } from './list/rows';
import { Since } from './list/since';
import { useSteadyList } from './list/steady-list';

const LIMIT = 20;
const feed = {
  address: addressOf(readActivityFeed),
  page: (cursor: string | undefined, signal: AbortSignal) =>
    callForPage(readActivityFeed, { query: { limit: LIMIT, cursor }, signal }),
};

/** Publications of the people whom the member follows, newest first. */
export function ActivityFeed({ onDiscover }: { onDiscover: () => void }) {
  const list = useSteadyList(feed);
  const { items, data } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack>
      <ListHead>
        <h2 ref={heading} tabIndex={-1}>
          Latest activity
        </h2>
        {data && <NewerItems list={feed} shown={data} onShown={() => heading.current?.focus()} />}
      </ListHead>
      {list.isError && !items && <CouldNotLoad what="your activity feed" onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <LoadingRegion label="Loading your activity feed">
          <Skeleton lines={3} height="7rem" />
        </LoadingRegion>
      )}
      {items?.length === 0 && (
        <EmptyState
          title="Nothing here yet"
          level={3}
          action={
            <Button variant="primary" onClick={onDiscover}>
              Discover people
            </Button>
          }
        >
          <p>Follow people to see their reviews, trips and reports here.</p>
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <>
          <Rows aria-label="Activity">
            {items.map((activity) => (
              <ActivityItem key={activity.id} activity={activity} />
            ))}
          </Rows>
          <ShowMore list={list} noun="activities" />
        </>
      )}
    </Stack>
  );
}

function ActivityItem({ activity }: { activity: Activity }) {
  const { kind, user, title, description, venue, href, createdAt } = activity;
  return (
    <Card as="li" $dense>
      <Facts>
        <ActivityKindWord kind={kind} />
        <Since date={createdAt} />
      </Facts>
      <h3>
        <Link to={href}>
          <span>{title}</span>
          <VisuallyHidden>{`, by ${user.displayName}, ${momentWords(createdAt)}`}</VisuallyHidden>
        </Link>
      </h3>
      <p>
        By <Link to={`/profile/${user.id}`}>{user.displayName}</Link>
      </p>
      {description !== '' && <p>{description}</p>}
      {venue?.isGone && (
        <p>
          <StatePill sign="aside">This place has since closed, moved or merged with another</StatePill>
        </p>
      )}
    </Card>
  );
}

const KINDS: Readonly<Record<ActivityKind, [Icon: ComponentType<IconProps>, word: string]>> = {
  review: [StarIcon, 'Review'],
  trip: [ImageIcon, 'Trip blog'],
  report: [FlagIcon, 'Footpath report'],
  facts: [CheckIcon, 'Facts checked'],
};

function ActivityKindWord({ kind }: { kind: ActivityKind }) {
  const [Icon, word] = KINDS[kind];
  return (
    <Kind>
      <Icon />
      <span>{word}</span>
    </Kind>
  );
}
