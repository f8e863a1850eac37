import { isSiteContentKey, SITE_CONTENT_KINDS, type SiteContentKind } from '@waymark/contracts-community';
import { useSearchParams } from 'react-router-dom';

export interface SiteContentId {
  kind: SiteContentKind;
  key: string;
}

/** Returns the path of an item's editor. */
export const addressOfSiteContent = ({ kind, key }: SiteContentId): string =>
  `/admin/content?${new URLSearchParams({ kind, key })}`;

/** Returns the item in the URL; null shows the list. */
export function useSiteContentId(): SiteContentId | null {
  const [query] = useSearchParams();
  const kind = SITE_CONTENT_KINDS.find((each) => each === query.get('kind'));
  const key = query.get('key') ?? '';
  return kind && isSiteContentKey(kind, key) ? { kind, key } : null;
}
