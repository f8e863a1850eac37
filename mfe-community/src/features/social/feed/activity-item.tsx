import type { Activity } from '@waymark/contracts-community';
import { Card, StatePill } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { Facts } from '../list/rows';
import { Since } from '../list/since';
import { ActivityKindWord } from './activity-kind';

export function ActivityItem({ activity }: { activity: Activity }) {
  const { kind, user, title, description, venue, href, createdAt } = activity;
  return (
    <Card as="li" $dense>
      <Facts>
        <ActivityKindWord kind={kind} />
        <Since date={createdAt} />
      </Facts>
      <h3>
        <Link to={href}>{title}</Link>
      </h3>
      <p>
        By <Link to={`/profile/${user.id}`}>{user.displayName}</Link>
      </p>
      {description !== '' && <p>{description}</p>}
      {venue?.isGone && (
        <p>
          <StatePill sign="aside">This place has closed, moved or joined another since</StatePill>
        </p>
      )}
    </Card>
  );
}
