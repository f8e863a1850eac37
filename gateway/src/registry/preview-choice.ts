import { cookieValue } from '@waymark/edge-kit';

/** Versions that somebody wants to see, by slice. */
export type PreviewChoice = Readonly<Record<string, string>>;

const ITEM = /^([a-z]+)@([A-Za-z0-9][A-Za-z0-9_-]{0,63})$/;
const MOST = 10;
const NONE = 'none';

const PREVIEW_COOKIE = 'preview';

/** From `account@3f2a,maps@77b1`; null when it is not of that form. `none` chooses nothing. */
export function readPreviewChoice(text: string): PreviewChoice | null {
  if (text === NONE) return {};
  const items = text.split(',').map((item) => ITEM.exec(item));
  if (items.length > MOST) return null;
  const pairs: [string, string][] = [];
  for (const item of items) {
    if (!item?.[1] || !item[2]) return null;
    pairs.push([item[1], item[2]]);
  }
  return Object.fromEntries(pairs);
}

export const previewText = (choice: PreviewChoice): string =>
  Object.entries(choice)
    .map(([slice, version]) => `${slice}@${version}`)
    .join(',') || NONE;

/** What this browser session previews. */
export function previewOfCookie(cookies: string | undefined): PreviewChoice {
  const value = cookieValue(cookies, PREVIEW_COOKIE);
  return (value && readPreviewChoice(value)) || {};
}

/** Ends with the browser session; `none` at once. */
export function previewCookie(choice: PreviewChoice, secure: boolean): string {
  const ended = Object.keys(choice).length === 0 ? '; Max-Age=0' : '';
  return `${PREVIEW_COOKIE}=${previewText(choice)}; Path=/; HttpOnly; SameSite=Lax${ended}${secure ? '; Secure' : ''}`;
}
