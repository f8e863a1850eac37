import { dayWords } from '@waymark/contracts-core';
import type { StaffMember } from '@waymark/contracts-account';
import { Card, fontSize, space, Stack } from '@waymark/ui';
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

export function MemberList({ members }: { members: readonly StaffMember[] }) {
  return (
    <List role="list">
      {members.map((member) => (
        <Row as="li" key={member.id}>
          <Stack $gap={1}>
            <Name>
              <Link to={`/admin/members/${member.id}`}>{member.displayName}</Link>
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
