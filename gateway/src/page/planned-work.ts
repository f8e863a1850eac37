import { bannerHtml, bannerParts, bannerStyle, type BannerContent } from '@waymark/contracts-community';

/** The announcement of planned work: its style for the head, and its region at the top of the body. */
export interface PlannedWork {
  style: string;
  html: string;
}

/** Returns null when no work is planned or it is over. */
export function plannedWork(banner: BannerContent | null, nonce: string, now = Date.now()): PlannedWork | null {
  const parts = banner && bannerParts(banner, now);
  if (!parts) return null;
  return { style: `<style nonce="${nonce}">${bannerStyle(parts, now)}</style>`, html: bannerHtml(parts) };
}
