import { useQuery } from '@tanstack/react-query';
import { BellIcon, radii } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { unreadNotifications, unreadNoun, unreadNumber } from '../../shared/live/unread';
import { useNews } from './use-news';

/** Where the header is one row there is room for the number alone; the words are there for who hears the page. */
const ROW = '@media (min-width: 56rem)';

const Words = styled.span`
  ${ROW} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/* As wide as the frame keeps room for it, whatever the number. */
const Item = styled.li`
  ${ROW} {
    display: flex;
    justify-content: center;
    width: 4.5rem;
  }
`;

const Number = styled.span`
  min-width: 1.75em;
  padding-inline: 0.4em;
  border: 1px solid var(--color-accent);
  border-radius: ${radii.pill};
  background: var(--color-accent);
  color: var(--color-on-accent);
  font-weight: 700;
  line-height: 1.6;
  text-align: center;
`;

/** In the header of members: the way to their notifications, and how many they have not read. */
export function HeaderNotices() {
  useNews();
  // Asked for by the line alone, which knows when.
  const { data } = useQuery({ ...unreadNotifications, enabled: false });
  const count = data?.count ?? 0;
  return (
    <Item>
      <Link to="/social?tab=notifications">
        <BellIcon />
        {count > 0 && <Number>{unreadNumber(count)}</Number>}
        <Words>{count > 0 ? ` ${unreadNoun(count)}` : 'Notifications'}</Words>
      </Link>
    </Item>
  );
}
