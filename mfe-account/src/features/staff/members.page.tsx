import { hasRole } from '@waymark/contracts-core';
import { usePageTitle, useSession, withQueries } from '@waymark/mfe-kit';
import { LinkButton, Page, PageHeading } from '@waymark/ui';
import { useState } from 'react';
import type { MemberSearch } from './api/search-members';
import { MemberResults } from './parts/member-results';
import { MemberSearchForm } from './parts/member-search-form';

/** For staff: who is here, and the way to each of them. */
export function MembersPage() {
  usePageTitle('Members');
  const { user } = useSession();
  const [search, setSearch] = useState<MemberSearch>({ text: '', scope: 'all' });
  const isAdmin = hasRole(user?.role ?? 'visitor', 'admin');
  return (
    <Page>
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
