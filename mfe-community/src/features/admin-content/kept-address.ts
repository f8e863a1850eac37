import { isKeptKey, KEPT_KINDS, type KeptKind } from '@waymark/contracts-community';
import { useSearchParams } from 'react-router-dom';

export interface KeptId {
  kind: KeptKind;
  key: string;
}

/** Returns the path of an item's editor. */
export const addressOfKept = ({ kind, key }: KeptId): string => `/admin/content?${new URLSearchParams({ kind, key })}`;

/** Returns the item in the URL; null shows the list. */
export function useKeptId(): KeptId | null {
  const [query] = useSearchParams();
  const kind = KEPT_KINDS.find((each) => each === query.get('kind'));
  const key = query.get('key') ?? '';
  return kind && isKeptKey(kind, key) ? { kind, key } : null;
}
