import { bannerHtml, bannerParts, bannerStyle, type BannerContent } from '@waymark/contracts-community';

/** What a page writes about planned work: its style for the head, and its region before everything else. */
export interface PlannedWork {
  style: string;
  html: string;
}

/** Null: there is none, or it is over. */
export function plannedWork(banner: BannerContent | null, nonce: string, now = Date.now()): PlannedWork | null {
  const parts = banner && bannerParts(banner, now);
  if (!parts) return null;
  return { style: `<style nonce="${nonce}">${bannerStyle(parts, now)}</style>`, html: bannerHtml(parts) };
}
