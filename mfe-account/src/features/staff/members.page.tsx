import { hasRole } from '@waymark/contracts-core';
import { usePageTitle, useSession, withQueries } from '@waymark/mfe-kit';
import {
  Breadcrumb,
  LinkButton,
  Page,
  PageHeading,
  CountText,
  EmptyState,
  LoadingRegion,
  ShowMore,
  Skeleton,
  Stack,
} from '@waymark/ui';
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type MemberSearch, membersQuery } from './api/search-members';
import { MemberList } from './parts/member-list';
import { MemberSearchForm } from './parts/member-search-form';
import { StaffReadFailure } from './parts/staff-read-failure';

function MemberResults({ search }: { search: MemberSearch }) {
  const list = useInfiniteQuery(membersQuery(search));
  const { data, error, refetch, isPlaceholderData } = list;
  if (error && !list.isFetchNextPageError && !list.isFetchingNextPage)
    return <StaffReadFailure error={error} what="the members" onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const members = data.pages.flatMap((page) => page.members);
  const total = data.pages.at(-1)?.total ?? members.length;
  return (
    <Stack $gap={4} aria-busy={isPlaceholderData}>
      <CountText
        waiting={isPlaceholderData && 'Searching...'}
      >{`Found ${total} ${total === 1 ? 'member' : 'members'}`}</CountText>
      {members.length === 0 ? (
        <EmptyState title="No member found">Try fewer letters, or another part of the name.</EmptyState>
      ) : (
        <MemberList members={members} />
      )}
      <ShowMore key={`${search.scope} ${search.text}`} list={list} noun="members" />
    </Stack>
  );
}

function Loading() {
  return (
    <LoadingRegion label="Loading members">
      <Skeleton height="6rem" lines={3} />
    </LoadingRegion>
  );
}

/** For staff: who is here, and the way to each of them. */
export function MembersPage() {
  usePageTitle('Members');
  const { user } = useSession();
  const [search, setSearch] = useState<MemberSearch>({ text: '', scope: 'all' });
  const isAdmin = hasRole(user?.role ?? 'visitor', 'admin');
  return (
    <Page>
      <Breadcrumb items={[{ label: 'Staff', to: '/admin' }, { label: 'Members' }]} />
      <PageHeading lead="Find members to verify, suspend or restore them. Opening a member is noted in the audit log.">
        Members
      </PageHeading>
      {isAdmin && (
        <div>
          <LinkButton to="/admin/audit-log">Open the audit log</LinkButton>
        </div>
      )}
      <MemberSearchForm search={search} byEmail={isAdmin} onSearch={setSearch} />
      <MemberResults search={search} />
    </Page>
  );
}

export default withQueries(MembersPage);
