import { Injectable } from '@nestjs/common';
import {
  allMonths,
  bannerParts,
  charitiesAt,
  type CharityContent,
  type FoundersContent,
  type SiteContentBody,
  type SiteContentKind,
  type SiteContentOfPages,
  TRANSPARENCY_WORDS,
} from '@waymark/contracts-community';
import type { Ad, AdSize } from '@waymark/contracts-core';
import { HeardRepository } from '../suggestion/heard.repository';
import { StoredQuarters } from '../transparency/stored-quarters';
import { SiteContentRepository } from './site-content.repository';

type ContentOf<Kind extends SiteContentKind> = Extract<SiteContentBody, { kind: Kind }>;

/** Returns published site content in the shapes that its pages need. */
@Injectable()
export class PublishedSiteContent {
  constructor(
    private readonly siteContent: SiteContentRepository,
    private readonly quarters: StoredQuarters,
    private readonly heard: HeardRepository,
  ) {}

  async charities(): Promise<(CharityContent & { month: string })[]> {
    return (await this.of('charity')).map(({ key, content }) => ({ ...content, month: key }));
  }

  async founders(): Promise<FoundersContent | null> {
    return (await this.of('founders'))[0]?.content ?? null;
  }

  async ofPages(now = Date.now()): Promise<SiteContentOfPages> {
    const [rows, charities, quarters, heard] = await Promise.all([
      this.siteContent.published(['ad', 'banner']),
      this.charities(),
      this.quarters.read(),
      this.heard.page(null, 1),
    ]);
    const told = {
      [TRANSPARENCY_WORDS.path]: quarters.length > 0,
      '/we-heard': heard.length > 0,
      '/chosen-charity': charitiesAt(new Date(now), allMonths(charities)).isOfThisMonth,
    };
    const ads = rows.flatMap(({ key, content }) => (content.kind === 'ad' ? [toAd(key as AdSize, content)] : []));
    const banner = rows.map(({ content }) => content).find((content) => content.kind === 'banner');
    return {
      ads,
      banner: banner && bannerParts(banner, now) ? banner : null,
      emptyPages: Object.entries(told).flatMap(([path, isTold]) => (isTold ? [] : [path])),
    };
  }

  private async of<Kind extends SiteContentKind>(kind: Kind) {
    const rows = await this.siteContent.published([kind]);
    return rows.map(({ key, content }) => ({ key, content: content as ContentOf<Kind> }));
  }
}

const toAd = (size: AdSize, { image, href, alternativeText }: ContentOf<'ad'>): Ad => ({
  size,
  image,
  href,
  alternativeText,
});
