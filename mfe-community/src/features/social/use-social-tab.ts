import { useSearchParams } from 'react-router-dom';

export const SOCIAL_TABS = ['feed', 'notifications', 'discover'] as const;
export type SocialTab = (typeof SOCIAL_TABS)[number];

const isTab = (id: string | null): id is SocialTab => SOCIAL_TABS.some((tab) => tab === id);

/** The tab that the address names. Back leads to the tab before, not through those that arrows passed. */
export function useSocialTab() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const tab: SocialTab = isTab(asked) ? asked : 'feed';
  const open = (id: string, how: 'pressed' | 'moved'): void =>
    setQuery(id === 'feed' ? {} : { tab: id }, { replace: how === 'moved', preventScrollReset: true });
  return { tab, open };
}
