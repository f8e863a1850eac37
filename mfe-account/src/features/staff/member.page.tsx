import { useQuery } from '@tanstack/react-query';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Alert, Breadcrumb, LoadingRegion, Page, PageHeading, Skeleton, Stack } from '@waymark/ui';
import { useParams } from 'react-router-dom';
import { memberQuery } from './api/view-member';
import { MemberDayForm } from './parts/member-day-form';
import { MemberBadges } from './parts/member-badges';
import { MemberFacts } from './parts/member-facts';
import { RoleSection } from './parts/role-section';
import { StaffReadFailure } from './parts/staff-read-failure';
import { SuspensionSection } from './parts/suspension-section';
import { VerificationSection } from './parts/verification-section';

/** For staff: one member, and what may be done to them. */
export function MemberPage() {
  const { id = '' } = useParams();
  const { data: member, error, refetch } = useQuery(memberQuery(id));
  usePageTitle(member?.displayName ?? 'Member');
  const may = member?.may;
  return (
    <Page narrow>
      <Stack $gap={4}>
        <Breadcrumb
          items={[
            { label: 'Staff', to: '/admin' },
            { label: 'Members', to: '/admin/members' },
            { label: member?.displayName ?? 'Member' },
          ]}
        />
        <PageHeading>{member?.displayName ?? 'Member'}</PageHeading>
        {member && <MemberBadges member={member} />}
      </Stack>
      {!member &&
        (error ? <StaffReadFailure error={error} what="this member" onRetry={() => void refetch()} /> : <Loading />)}
      {member && <MemberFacts member={member} />}
      {member && <MemberDayForm memberId={member.id} />}
      {may && !may.decide && (
        <Alert title="There is nothing that you may do here">
          This is your own account, or one of staff that only an admin may change.
        </Alert>
      )}
      {member?.may.decide && <VerificationSection key={`verification-${member.verificationStatus}`} member={member} />}
      {member?.may.suspend && <SuspensionSection member={member} />}
      {member?.may.changeRole && <RoleSection key={`role-${member.role}`} member={member} />}
    </Page>
  );
}

function Loading() {
  return (
    <LoadingRegion label="Loading the member">
      <Skeleton height="20rem" />
    </LoadingRegion>
  );
}

export default withQueries(MemberPage);
