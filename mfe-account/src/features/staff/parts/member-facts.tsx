import type { StaffMemberDetail } from '@waymark/contracts-account';
import { Alert, Card, DefinitionList } from '@waymark/ui';
import { dayOf } from '../../../shared/day-of';

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

export function MemberFacts({ member }: { member: StaffMemberDetail }) {
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
        <Alert tone="bad" title={`Suspended since ${dayOf(suspendedAt)}`}>
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
            { term: 'Member since', value: dayOf(createdAt) },
            { term: 'Last login', value: lastSignInAt ? dayOf(lastSignInAt) : 'Never' },
          ]}
        />
      </Card>
    </>
  );
}
