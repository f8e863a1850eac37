import { ukInstant, ukSpanWords } from '@waymark/contracts-core';
import type { BannerContent } from './site-content-body';

/** A moment in two forms: ISO for programs, text for people. */
export interface BannerTime {
  iso: string;
  words: string;
}

/** The parts of a maintenance banner. The gateway writes them into pages, and the staff page previews them. */
export interface BannerParts {
  /** Of its region. */
  label: string;
  heading: string;
  paragraphs: readonly string[];
  from: BannerTime;
  until: BannerTime;
  link: { label: string; href: string } | null;
  /** When it goes. */
  endsAt: number;
}

/**
 * Returns null when the work is over at `now`, or its dates are invalid. The banner appears as soon as it is
 * published, so that people can plan ahead.
 */
export function bannerParts(banner: BannerContent, now: number): BannerParts | null {
  const begins = ukInstant(banner.from);
  const ends = ukInstant(banner.until, 'last');
  if (!begins || !ends || ends.getTime() <= now) return null;
  const words = ukSpanWords(banner.from, banner.until);
  return {
    label: 'Planned work on this site',
    heading: banner.heading,
    paragraphs: banner.text.split(/\n\s*\n/),
    from: { iso: begins.toISOString(), words: words.from },
    until: { iso: ends.toISOString(), words: words.until },
    link: banner.linkHref === '' ? null : { label: banner.linkLabel, href: banner.linkHref },
    endsAt: ends.getTime(),
  };
}

/**
 * Styles of every banner. They use the page's colours once those have loaded, and system colours until then. The text
 * aligns with the header's text.
 */
export const BANNER_CSS = {
  box:
    'box-sizing:border-box;overflow:hidden;overflow-wrap:anywhere;padding:.75rem max(clamp(1rem,(100vw - 48rem)*1000,2rem),50% - 36rem);border-bottom:3px solid var(--color-accent,CanvasText);' +
    'background:var(--color-surface,Canvas);color:var(--color-text,CanvasText);font:1rem/1.5 var(--font-family,Inter,system-ui,sans-serif);' +
    'line-height:var(--text-line-height,1.5);letter-spacing:var(--letter-spacing,0)',
  text: 'max-width:56ch;margin:0 0 .25rem',
  link: 'display:inline-flex;align-items:center;min-width:2.75rem;min-height:2.75rem;color:var(--color-accent,LinkText)',
} as const;

/** Class of the banner's region. */
export const BANNER_CLASS = 'waymark-banner';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

const time = ({ iso, words }: BannerTime): string => `<time dateTime="${iso}">${escaped(words)}</time>`;

/**
 * Returns the banner's HTML for each page that the gateway serves: a complete region in plain text, without a script.
 */
export function bannerHtml({ label, heading, paragraphs, from, until, link }: BannerParts): string {
  const lines = [
    `<strong>${escaped(heading)}</strong>`,
    ...paragraphs.map(escaped),
    `From ${time(from)} to ${time(until)}, UK time.`,
    ...(link ? [`<a href="${escaped(link.href)}">${escaped(link.label)}</a>`] : []),
  ];
  const text = lines.map((line) => `<p>${line}</p>`).join('');
  return `<section class="${BANNER_CLASS}" aria-label="${escaped(label)}">${text}</section>`;
}

const SECOND_MS = 1_000;

/**
 * Returns the banner's style. It also hides the banner, even from screen readers, when the work ends.
 * That works in a page that stays open or comes from the browser's cache, without a script and with reduced motion.
 */
export function bannerStyle({ endsAt }: BannerParts, now: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  const { box, text, link } = BANNER_CSS;
  return (
    `.${BANNER_CLASS}{${box};animation:waymark-over 0s linear ${seconds}s forwards!important}` +
    `.${BANNER_CLASS} p{${text}}.${BANNER_CLASS} a{${link}}` +
    '@keyframes waymark-over{to{visibility:hidden;height:0;padding:0;border-width:0}}'
  );
}
