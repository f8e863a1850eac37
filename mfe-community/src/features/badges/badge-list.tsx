import type { MemberBadges } from '@waymark/contracts-community';
import { CheckIcon, FlagIcon, type IconProps, ListIcon, MapPinIcon, SpeechIcon, ThumbsUpIcon } from '@waymark/ui';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';

type EarnedBadge = MemberBadges['badges'][number];

const SIGNS: Readonly<Record<EarnedBadge['badge'], ComponentType<IconProps>>> = {
  'helpful-reviewer': ThumbsUpIcon,
  'path-watcher': FlagIcon,
  'fact-checker': CheckIcon,
  'trip-writer': ListIcon,
  'trip-guide': MapPinIcon,
  'good-company': SpeechIcon,
};

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: 1rem;
    max-width: none;
  }
  strong {
    display: block;
  }
`;

const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid var(--color-accent);
  border-radius: 50%;
  background: var(--color-accent-soft);
  color: var(--color-accent);
`;

const Reason = styled.span`
  color: var(--color-text-soft);
`;

/** Shows each badge by icon, name and reason, never by colour alone. */
export function BadgeList({ badges }: { badges: readonly EarnedBadge[] }) {
  return (
    <List role="list">
      {badges.map(({ badge, name, reason }) => {
        const Icon = SIGNS[badge];
        return (
          <li key={badge}>
            <Sign aria-hidden="true">
              <Icon size="1.375rem" />
            </Sign>
            <span>
              <strong>{name}</strong>
              <Reason>{reason}</Reason>
            </span>
          </li>
        );
      })}
    </List>
  );
}
