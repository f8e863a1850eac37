import type { ListedProfile } from '@waymark/contracts-account';
import { monthWords } from '@waymark/contracts-core';
import { Card, Stack } from '@waymark/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from './avatar';
import { ProfileBadges } from './profile-badges';
import { ProfileCounts } from './profile-counts';

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1.25rem;

  & > :last-child {
    flex: 1 1 12rem;
    overflow-wrap: anywhere;
  }
`;

const Soft = styled.p`
  color: var(--color-text-soft);
`;

interface ProfileCardProps {
  profile: Omit<ListedProfile, 'id' | 'profileImageUrl'>;
  /** The name, as the heading that fits the page. */
  heading: ReactNode;
  children?: ReactNode;
}

/** Who it is: name, badges, since when, and what they gave to the community. */
export function ProfileCard({ profile, heading, children }: ProfileCardProps) {
  return (
    <Card>
      <Person>
        <Avatar name={profile.displayName} />
        <Stack $gap={2}>
          {heading}
          <Soft>@{profile.username}</Soft>
          <ProfileBadges profile={profile} />
          <Soft>Member since {monthWords(profile.joinedAt)}</Soft>
        </Stack>
      </Person>
      {children}
      <ProfileCounts profile={profile} />
    </Card>
  );
}
