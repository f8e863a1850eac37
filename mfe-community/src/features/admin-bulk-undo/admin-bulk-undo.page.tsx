import { useQuery } from '@tanstack/react-query';
import { dayWords, ukDay } from '@waymark/contracts-core';
import { ApiError, usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Alert,
  Breadcrumb,
  CouldNotLoad,
  Inline,
  LinkButton,
  LoadingRegion,
  Page,
  PageHeading,
  Skeleton,
} from '@waymark/ui';
import { useParams } from 'react-router-dom';
import { DayView } from './day-view';
import { bulkUndoForm } from './late-bulk-undo-form';
import { type DayOfMember, bulkUndoQuery } from './bulk-undo-query';

/** For staff: a member's activity of one day across the site, and its bulk undo. */
export function AdminBulkUndoPage() {
  const { id = '', day = '' } = useParams();
  return <DayPage key={`${id}/${day}`} about={{ memberId: id, day }} />;
}

function DayPage({ about }: { about: DayOfMember }) {
  const { memberId, day } = about;
  const { data, error, refetch } = useQuery(bulkUndoQuery(about));
  const date = dayWords(day) || day;
  const title = data ? `What ${data.memberName} did on ${date}` : 'A member’s activity';
  usePageTitle(title);
  bulkUndoForm.useFetchedLater();
  return (
    <Page>
      <Breadcrumb
        items={[
          { label: 'Staff', to: '/admin' },
          { label: 'Members', to: '/admin/members' },
          { label: data?.memberName ?? `Member ${memberId}`, to: `/admin/members/${memberId}` },
          { label: date },
        ]}
      />
      <PageHeading lead="Days are in UK time. You can undo everything at once, leave out some kinds of content, and restore it all later.">
        {title}
      </PageHeading>
      <DayLinks about={about} />
      {data && <DayView found={data} />}
      {!data && (error ? <ReadFailed error={error} onRetry={() => void refetch()} /> : <Loading />)}
    </Page>
  );
}

function ReadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 403) return <Alert tone="bad" role="alert" title="You do not have access to this page" />;
  if (status === 404 || status === 400)
    return <Alert tone="warn" role="alert" title="There is no such member, or no such day." />;
  return <CouldNotLoad what="this day" onRetry={onRetry} />;
}

function Loading() {
  return (
    <LoadingRegion label="Loading the day">
      <Skeleton lines={4} height="4rem" />
    </LoadingRegion>
  );
}

const DAY_MS = 86_400_000;

/** Links to the day before and the day after; today has no next day. */
function DayLinks({ about: { memberId, day } }: { about: DayOfMember }) {
  const [before, after] = [dayBeside(day, -1), dayBeside(day, 1)];
  return (
    <nav aria-label="Other days">
      <Inline $gap={3}>
        {before && <LinkButton to={addressOf(memberId, before)}>{`Day before: ${dayWords(before)}`}</LinkButton>}
        {after && after <= ukDay(new Date()) && (
          <LinkButton to={addressOf(memberId, after)}>{`Day after: ${dayWords(after)}`}</LinkButton>
        )}
      </Inline>
    </nav>
  );
}

const addressOf = (memberId: string, day: string): string => `/admin/members/${memberId}/day/${day}`;

/** Returns a neighbouring calendar day: the day after `2026-11-24` is `2026-11-25`. Null for an invalid date. */
function dayBeside(day: string, days: 1 | -1): string | null {
  const ms = Date.parse(`${day}T00:00:00.000Z`);
  return Number.isNaN(ms) ? null : new Date(ms + days * DAY_MS).toISOString().slice(0, 10);
}

export default withQueries(AdminBulkUndoPage);
