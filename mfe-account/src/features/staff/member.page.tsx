import { useQuery } from '@tanstack/react-query';
import type { StaffMemberDetail } from '@waymark/contracts-account';
import { dayWords, ukDay } from '@waymark/contracts-core';
import { call, usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Alert,
  Breadcrumb,
  Button,
  Card,
  DefinitionList,
  LoadingRegion,
  Page,
  PageHeading,
  RadioGroup,
  Section,
  Skeleton,
  Stack,
  TextField,
} from '@waymark/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { changeMemberRole } from '../../endpoints';
import { memberQuery } from './api/view-member';
import { MemberBadges } from './parts/member-badges';
import { ReasonForm } from './parts/reason-form';
import { StaffReadFailure } from './parts/staff-read-failure';
import { SuspensionSection } from './parts/suspension-section';
import { VerificationSection } from './parts/verification-section';
import { ROLE_LABELS } from './role-labels';
import { useMemberAct } from './use-member-act';

const ROLES = ['member', 'moderator', 'admin'] as const;

function RoleSection({ member }: { member: StaffMemberDetail }) {
  const { run, busy, dialog } = useMemberAct(member.id);
  const [role, setRole] = useState(member.role);
  const save = (reason: string) =>
    run({
      act: () => call(changeMemberRole, { params: { id: member.id }, body: { role, reason } }),
      done: `${member.displayName} is now: ${ROLE_LABELS[role]}`,
    });
  return (
    <Section
      heading="Role"
      intro="Moderators verify and suspend members. Admins can do everything, and can change staff accounts too. A change of role logs the member out."
    >
      <Card>
        <ReasonForm
          name="role"
          label="Reason for this role"
          hint="For the audit log."
          button="Change role"
          busy={busy}
          onSubmit={save}
        >
          <RadioGroup
            label="Role"
            name="role"
            value={role}
            onChange={(value) => setRole(ROLES.find((each) => each === value) ?? role)}
            options={ROLES.map((each) => ({ value: each, label: ROLE_LABELS[each] }))}
          />
        </ReasonForm>
      </Card>
      {dialog}
    </Section>
  );
}

/** For staff: a member, with the actions available on them. */
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
      {member && <ActivityOfDayForm memberId={member.id} />}
      {may && !may.decide && (
        <Alert title="There is nothing for you to do here">
          This is your own account, or a staff account that only an admin can change.
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

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

function MemberFacts({ member }: { member: StaffMemberDetail }) {
  const {
    id,
    username,
    email,
    emailVerified,
    reviewCount,
    helpfulVotes,
    createdAt,
    lastSignInAt,
    suspendedAt,
    suspensionReason,
  } = member;
  return (
    <>
      {suspendedAt && (
        <Alert tone="bad" title={`Suspended since ${dayWords(suspendedAt)}`}>
          {suspensionReason}
        </Alert>
      )}
      <Card>
        <DefinitionList
          items={[
            { term: 'Member number', value: id },
            { term: 'Username', value: username },
            { term: 'Email', value: email },
            { term: 'Email confirmed', value: yesNo(emailVerified) },
            { term: 'Reviews', value: reviewCount },
            { term: 'Helpful votes', value: helpfulVotes },
            { term: 'Member since', value: dayWords(createdAt) },
            { term: 'Last login', value: lastSignInAt ? dayWords(lastSignInAt) : 'Never' },
          ]}
        />
      </Card>
    </>
  );
}

/** Opens everything that a member did on one day, in all parts of the site. */
function ActivityOfDayForm({ memberId }: { memberId: number }) {
  const today = ukDay(new Date());
  const [day, setDay] = useState(today);
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (day === '' || day > today) setError('Choose today or an earlier day.');
    else void navigate(`/admin/members/${memberId}/day/${day}`);
  };
  return (
    <Section heading="Activity on one day" intro="See everything they did across the site, and undo it all at once.">
      <Card>
        <form noValidate aria-label="Choose a day" onSubmit={open}>
          <Stack $gap={4}>
            <TextField
              label="Day"
              hint="In UK time."
              type="date"
              required
              max={today}
              value={day}
              error={error}
              onChange={(event) => setDay(event.target.value)}
            />
            <div>
              <Button type="submit">See this day</Button>
            </div>
          </Stack>
        </form>
      </Card>
    </Section>
  );
}

export default withQueries(MemberPage);
