import { ukInstant, ukSpanWords } from '@waymark/contracts-core';
import type { BannerContent } from './kept-content';

/** A moment for programs, and as it is told. */
export interface BannerTime {
  iso: string;
  words: string;
}

/** What a banner for planned work says, for the gateway that writes it and for the desk that shows it before. */
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

/** Null: it is over at `now`, or its times are none. It is shown from its publishing on: who plans a day needs to know before. */
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
