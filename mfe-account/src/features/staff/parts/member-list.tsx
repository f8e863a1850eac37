import { dayWords } from '@waymark/contracts-core';
import type { StaffMember } from '@waymark/contracts-account';
import { namesApart } from '@waymark/mfe-kit';
import { Card, fontSize, space, Stack, VisuallyHidden } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { MemberBadges } from './member-badges';

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

export function MemberList({ members }: { members: readonly StaffMember[] }) {
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
