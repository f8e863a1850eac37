import type { ListedProfile, UserProfile } from '@waymark/contracts-account';
import { monthWords } from '@waymark/contracts-core';
import {
  Badge,
  Card,
  CheckIcon,
  fontSize,
  Inline,
  ListIcon,
  SpeechIcon,
  Stack,
  StarIcon,
  ThumbsUpIcon,
  wide,
} from '@waymark/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Counts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 0.5rem 2.5rem;
  margin: 0;
  padding-top: 1rem;
  border-top: 1px solid var(--color-line);

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1rem;
  }
  dt {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    color: var(--color-text-soft);
    font-weight: 600;
  }
  dd {
    margin: 0;
    font-size: ${fontSize.xlarge};
    font-weight: 700;
    line-height: 1.3;
  }

  ${wide} {
    flex-flow: row wrap;

    div {
      flex-direction: column-reverse;
    }
  }
`;

function ProfileCounts({ profile }: { profile: Pick<UserProfile, 'reviewCount' | 'helpfulVotes' | 'points'> }) {
  return (
    <Counts>
      <div>
        <dt>
          <ListIcon size="1.1em" /> Reviews
        </dt>
        <dd>{profile.reviewCount}</dd>
      </div>
      <div>
        <dt>
          <ThumbsUpIcon size="1.1em" /> Helpful votes
        </dt>
        <dd>{profile.helpfulVotes}</dd>
      </div>
      <div>
        <dt>
          <StarIcon size="1.1em" /> Points
        </dt>
        <dd>{profile.points}</dd>
      </div>
    </Counts>
  );
}

/** Returns the first letters of a name's first and last words. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase('en');
}

type Badges = Pick<UserProfile, 'isVerified' | 'isTopReviewer' | 'isInfluencer'>;

/** Badges from staff and the community; members cannot give them to themselves. */
function ProfileBadges({ profile: { isVerified, isTopReviewer, isInfluencer } }: { profile: Badges }) {
  if (!isVerified && !isTopReviewer && !isInfluencer) return null;
  return (
    <Inline $gap={2}>
      {isVerified && (
        <Badge tone="info" icon={<CheckIcon size="1.1em" />}>
          Verified Account
        </Badge>
      )}
      {isTopReviewer && (
        <Badge tone="accent" icon={<StarIcon size="1.1em" />}>
          Top Reviewer
        </Badge>
      )}
      {isInfluencer && <Badge icon={<SpeechIcon size="1.1em" />}>Influencer</Badge>}
    </Inline>
  );
}

const Circle = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: 5rem;
  height: 5rem;
  border: 2px solid var(--color-accent);
  border-radius: 50%;
  background: var(--color-accent-soft);
  color: var(--color-accent);
  font-size: 1.728rem;
  font-weight: 700;
`;

/** Replaces a profile picture, because nobody can upload one. Decorative: the name is beside it. */
function Avatar({ name }: { name: string }) {
  return <Circle aria-hidden="true">{initials(name)}</Circle>;
}

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
  /** The name, as a heading at the right level for the page. */
  heading: ReactNode;
  children?: ReactNode;
}

/** A member's name, badges, joining date and contributions. */
export function ProfileCard({ profile, heading, children }: ProfileCardProps) {
  return (
    <Card>
      <Person>
        <Avatar name={profile.displayName} />
        <Stack $gap={2}>
          {heading}
          <Soft translate="no">{`@${profile.username}`}</Soft>
          <ProfileBadges profile={profile} />
          <Soft>{`Member since ${monthWords(profile.joinedAt)}`}</Soft>
        </Stack>
      </Person>
      {children}
      <ProfileCounts profile={profile} />
    </Card>
  );
}
