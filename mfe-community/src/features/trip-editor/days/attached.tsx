import type { CommunitySlots, TripAttachment } from '@waymark/contracts-community';
import { getHost, Slot } from '@waymark/mfe-kit';

const SHOWN_BY = {
  venue: 'trip-venue',
  attraction: 'trip-venue',
  'footpath-report': 'trip-footpath-report',
} as const satisfies Record<TripAttachment['kind'], keyof CommunitySlots>;

/** What a day points to, as its own slice shows it; its stored name where that one is not there. */
export function Attached({ attachment }: { attachment: TripAttachment }) {
  const name = SHOWN_BY[attachment.kind];
  if (getHost().slots(name).length === 0) return <strong>{attachment.name}</strong>;
  return (
    <Slot<CommunitySlots['trip-venue']>
      name={name}
      props={{ attachment }}
      what={attachment.name}
      loading={<strong>{attachment.name}</strong>}
    />
  );
}
