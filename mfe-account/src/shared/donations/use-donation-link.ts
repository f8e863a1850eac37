import { useMailLink } from '@waymark/mfe-kit/mail-link';
import { useMemo } from 'react';

/** The content of a link in an email. */
export interface DonationLink {
  token: string;
  /** The gift whose receipt the link opens. */
  gift: string | null;
}

/** Returns the link that opened the page: null when its token is missing, undefined on the server. */
export function useDonationLink(): DonationLink | null | undefined {
  const link = useMailLink();
  return useMemo(() => link && (link['token'] ? { token: link['token'], gift: link['gift'] ?? null } : null), [link]);
}

/** Returns the same link for another tab or page; the token stays after the #. */
export const donationLinkTo = (path: string, { token }: DonationLink, gift: string): string =>
  `${path}#${new URLSearchParams({ token, gift }).toString()}`;
