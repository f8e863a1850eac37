import { useInfiniteQuery } from '@tanstack/react-query';
import { STAFF_SEARCH_SCOPES, type StaffMember, type StaffSearchScope } from '@waymark/contracts-account';
import { dayWords, hasRole } from '@waymark/contracts-core';
import { namesApart, usePageTitle, useSession, withQueries } from '@waymark/mfe-kit';
import {
  Breadcrumb,
  Button,
  Card,
  CountText,
  EmptyState,
  fontSize,
  Grid,
  LinkButton,
  LoadingRegion,
  Page,
  PageHeading,
  SearchIcon,
  SelectField,
  ShowMore,
  Skeleton,
  space,
  Stack,
  TextField,
  VisuallyHidden,
} from '@waymark/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type MemberSearch, membersQuery } from './api/search-members';
import { MemberBadges } from './parts/member-badges';
import { StaffReadFailure } from './parts/staff-read-failure';

const SCOPE_LABELS: Record<StaffSearchScope, string> = {
  all: 'All members',
  pending: 'Waiting for verification',
  suspended: 'Suspended',
  staff: 'Staff',
};

interface MemberSearchFormProps {
  search: MemberSearch;
  byEmail: boolean;
  onSearch: (search: MemberSearch) => void;
}

function MemberSearchForm({ search, byEmail, onSearch }: MemberSearchFormProps) {
  const [text, setText] = useState(search.text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...search, text: text.trim() });
  };
  return (
    <form role="search" aria-label="Members" onSubmit={submit}>
      <Grid $min="18rem" $gap={4} style={{ alignItems: 'end' }}>
        <TextField
          label="Find a member"
          hint={byEmail ? 'Name, username, member number or full email address' : 'Name, username or member number'}
          type="search"
          autoComplete="off"
          maxLength={254}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="Show"
          value={search.scope}
          onChange={(event) =>
            onSearch({
              text: text.trim(),
              scope: STAFF_SEARCH_SCOPES.find((scope) => scope === event.target.value) ?? 'all',
            })
          }
        >
          {STAFF_SEARCH_SCOPES.map((scope) => (
            <option key={scope} value={scope}>
              {SCOPE_LABELS[scope]}
            </option>
          ))}
        </SelectField>
        <div>
          <Button type="submit" variant="primary" icon={<SearchIcon />}>
            Search
          </Button>
        </div>
      </Grid>
    </form>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
`;

const Row = styled(Card)`
  flex-direction: row;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
`;

const Name = styled.h2`
  font-size: ${fontSize.medium};
  overflow-wrap: anywhere;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

const Facts = styled.p`
  color: var(--color-text-soft);
  overflow-wrap: anywhere;
`;

const NAME_PARTS = [
  ({ displayName }: StaffMember) => displayName,
  ({ username }: StaffMember) => username,
  ({ id }: StaffMember) => `number ${id}`,
];

function MemberList({ members }: { members: readonly StaffMember[] }) {
  const names = namesApart(members, NAME_PARTS);
  return (
    <List role="list">
      {members.map((member, index) => (
        <Row as="li" key={member.id}>
          <Stack $gap={1}>
            <Name>
              <Link to={`/admin/members/${member.id}`}>
                <span>{member.displayName}</span>
                <VisuallyHidden>{names[index]?.slice(member.displayName.length)}</VisuallyHidden>
              </Link>
            </Name>
            <Facts>
              <span>{`${member.username}, number ${member.id}, since`}</span>{' '}
              <time dateTime={member.createdAt}>{dayWords(member.createdAt)}</time>
            </Facts>
          </Stack>
          <MemberBadges member={member} />
        </Row>
      ))}
    </List>
  );
}

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
        <EmptyState title="No member found">Try fewer characters, or another part of the name.</EmptyState>
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

/** For staff: the list of members, with links to each. */
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
