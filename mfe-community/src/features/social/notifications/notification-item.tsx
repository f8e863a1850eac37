import type { Notification, ToldType } from '@waymark/contracts-community';
import {
  ArrowIcon,
  Button,
  Card,
  FlagIcon,
  type IconProps,
  space,
  SpeechIcon,
  ThumbsUpIcon,
  UserIcon,
} from '@waymark/ui';
import { type ComponentType, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Facts, Kind } from '../list/rows';
import { Since } from '../list/since';

/** A dot and a word, never colour alone. */
const New = styled.strong`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: var(--color-accent);

  &::before {
    width: 0.625rem;
    height: 0.625rem;
    border: 0.3125rem solid currentcolor;
    border-radius: 50%;
    content: '';
  }
`;

/** The message is inside the link, so that two new followers give different link texts, also in a list of links. */
const Message = styled.span`
  display: inline-block;
  width: 100%;
  margin-block-start: ${space[1]};
  color: var(--color-text);
  font-size: 1rem;
  font-weight: 400;
  overflow-wrap: anywhere;
`;

interface NotificationItemProps {
  notification: Notification;
  onRead: (id: number) => Promise<unknown>;
}

/** A notification with its link. Following the link marks it as read. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { id, type, title, message, isRead, href, createdAt } = notification;
  const link = useRef<HTMLAnchorElement>(null);
  // Marks the notification as read. The pressed button disappears with the focus.
  const read = () =>
    void onRead(id).then(
      () => link.current?.focus({ preventScroll: true }),
      () => undefined,
    );
  return (
    <Card as="li" $dense $tone={isRead ? 'plain' : 'wash'}>
      <Facts>
        {!isRead && <New>New</New>}
        <NotificationKindWord type={type} />
        <Since date={createdAt} />
      </Facts>
      <h3>
        <Link ref={link} to={href} onClick={() => !isRead && void onRead(id).catch(() => undefined)}>
          <span>{title}</span> {message !== '' && <Message>{message}</Message>}
        </Link>
      </h3>
      {!isRead && (
        <div>
          <Button variant="quiet" aria-label={`Mark as read: ${title} ${message}`.trim()} onClick={read}>
            Mark as read
          </Button>
        </div>
      )}
    </Card>
  );
}

const KINDS: Readonly<Record<ToldType, [Icon: ComponentType<IconProps>, word: string]>> = {
  follow: [UserIcon, 'Follow'],
  review_like: [ThumbsUpIcon, 'Helpful vote'],
  owner_answer: [ArrowIcon, 'Reply'],
  comment: [SpeechIcon, 'Comment'],
  reply: [ArrowIcon, 'Reply'],
  report: [FlagIcon, 'Your report'],
  statement: [FlagIcon, 'Decision'],
};

function NotificationKindWord({ type }: { type: ToldType }) {
  const [Icon, word] = KINDS[type];
  return (
    <Kind>
      <Icon />
      <span>{word}</span>
    </Kind>
  );
}
