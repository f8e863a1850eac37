import { useMailLink } from '@waymark/mfe-kit/mail-link';
import { useMemo } from 'react';

/** What a link in a mail says. */
export interface GiftLink {
  token: string;
  /** The gift whose receipt it opens. */
  gift: string | null;
}

/** The link by which a page was opened: null when it came without its token, undefined before a browser was asked. */
export function useGiftLink(): GiftLink | null | undefined {
  const link = useMailLink();
  return useMemo(() => link && (link['token'] ? { token: link['token'], gift: link['gift'] ?? null } : null), [link]);
}

/** The same link for another tab or page: the token stays behind the #. */
export const giftLinkTo = (path: string, { token }: GiftLink, gift: string): string =>
  `${path}#${new URLSearchParams({ token, gift }).toString()}`;
