import type { Activity } from '@waymark/contracts-community';
import { ISSUE_TYPE_LABELS } from '@waymark/contracts-maps';
import type { ActivityRow } from './feed.repository';

/** Shown instead of a venue's name until an event brings the name. */
const SOME_VENUE = 'a place';

export function toActivity(row: ActivityRow): Activity {
  const { id, kind, actorId, actorName, venueId, venueName, isVenueGone, createdAt } = row;
  const isNamed = venueId !== null && venueName !== null;
  return {
    id,
    kind,
    user: { id: actorId, displayName: actorName },
    ...words(row),
    venue: isNamed ? { id: venueId, name: venueName, isGone: isVenueGone === true } : null,
    createdAt: createdAt.toISOString(),
  };
}

function words(row: ActivityRow): Pick<Activity, 'title' | 'description' | 'href'> {
  const { kind, thingId, venueId, name, detail, amount, isVenueGone } = row;
  const venue = row.venueName ?? SOME_VENUE;
  const description = isVenueGone ? 'Closed, moved or merged since.' : '';
  switch (kind) {
    case 'review':
      return { title: `Reviewed ${venue}`, description, href: `/venues/${venueId}#review-${thingId}` };
    case 'facts':
      return {
        title: `Checked ${amount === 1 ? 'a fact' : `${amount} facts`} about ${venue}`,
        description,
        href: `/venues/${thingId}`,
      };
    case 'trip':
      return { title: `Shared a trip: ${name ?? ''}`, description: '', href: `/trip-blogs/${thingId}` };
    case 'report':
      return {
        title: `Reported a footpath problem${name ? ` in ${name}` : ''}`,
        description: labelOf(detail),
        href: `/footpath-reports/${thingId}`,
      };
  }
}

const labels: Readonly<Record<string, string>> = ISSUE_TYPE_LABELS;
const labelOf = (issueType: string | null): string => labels[issueType ?? ''] ?? '';
