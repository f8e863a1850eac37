import type { CommunitySlots, TripAttachment } from '@waymark/contracts-community';
import { getHost, Slot, useAfterContent } from '@waymark/mfe-kit';
import { Stack } from '@waymark/ui';

const SLOT_OF = {
  venue: 'trip-venue',
  attraction: 'trip-venue',
  'footpath-report': 'trip-footpath-report',
} as const satisfies Record<TripAttachment['kind'], keyof CommunitySlots>;

/** What a day points to, as its own slice knows it now; until that says more, as it was called then. */
export function DayAttachments({ attachments, headingLevel }: DayAttachmentsProps) {
  const isAfter = useAfterContent();
  if (attachments.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <Stack $gap={3}>
      <Heading>Places of this day</Heading>
      <Stack as="ul" role="list" $gap={4} style={{ padding: 0, listStyle: 'none' }}>
        {attachments.map((attachment) => (
          <li key={`${attachment.kind} ${attachment.id}`}>
            <Attached attachment={attachment} isAfter={isAfter} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

interface DayAttachmentsProps {
  attachments: readonly TripAttachment[];
  headingLevel: 3 | 4;
}

function Attached({ attachment, isAfter }: { attachment: TripAttachment; isAfter: boolean }) {
  const name = SLOT_OF[attachment.kind];
  if (!isAfter || getHost().slots(name).length === 0) return <p>{attachment.name}</p>;
  return (
    <Slot<CommunitySlots[typeof name]>
      name={name}
      props={{ attachment }}
      what={attachment.name}
      loading={<p>{attachment.name}</p>}
    />
  );
}
