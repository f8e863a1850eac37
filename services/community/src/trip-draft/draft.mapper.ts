import type { TripDraft } from '@waymark/contracts-community';

interface Row {
  id: string;
  blogId: number | null;
  title: string | null;
  version: number;
  changedAt: Date;
}

export const toDraft = ({ id, blogId, title, version, changedAt }: Row): TripDraft => ({
  id,
  blogId,
  title: title ?? '',
  changedAt: changedAt.toISOString(),
  version,
});
