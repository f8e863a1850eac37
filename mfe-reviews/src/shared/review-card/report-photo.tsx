import type { CommunitySlots } from '@waymark/contracts-community';
import type { Photo } from '@waymark/contracts-reviews';
import { Slot } from '@waymark/mfe-kit';

/** Lets readers report a photo to staff; shown below the full-size photo. */
export function ReportPhoto({ photo: { id, description } }: { photo: Pick<Photo, 'id' | 'description'> }) {
  return (
    <Slot<CommunitySlots['report-this']>
      quiet
      name="report-this"
      props={{ kind: 'venue-photo', contentId: id, label: `the photo “${description}”` }}
    />
  );
}
