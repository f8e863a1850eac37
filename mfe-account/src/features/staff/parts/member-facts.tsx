import { dayWords } from '@waymark/contracts-core';
import type { StaffMemberDetail } from '@waymark/contracts-account';
import { Alert, Card, DefinitionList } from '@waymark/ui';

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
