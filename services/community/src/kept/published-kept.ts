import { Injectable } from '@nestjs/common';
import {
  bannerParts,
  type CharityContent,
  type FoundersContent,
  type KeptContent,
  type KeptKind,
  type KeptOfPages,
} from '@waymark/contracts-community';
import type { Ad, AdSize } from '@waymark/contracts-core';
import { KeptRepository } from './kept.repository';

type ContentOf<Kind extends KeptKind> = Extract<KeptContent, { kind: Kind }>;

/** What visitors see of what staff keep, in the shapes of its pages. */
@Injectable()
export class PublishedKept {
  constructor(private readonly kept: KeptRepository) {}

  async charities(): Promise<(CharityContent & { month: string })[]> {
    return (await this.of('charity')).map(({ key, content }) => ({ ...content, month: key }));
  }

  async founders(): Promise<FoundersContent | null> {
    return (await this.of('founders'))[0]?.content ?? null;
  }

  async ofPages(now = Date.now()): Promise<KeptOfPages> {
    const rows = await this.kept.published(['ad', 'banner']);
    const ads = rows.flatMap(({ key, content }) => (content.kind === 'ad' ? [toAd(key as AdSize, content)] : []));
    const banner = rows.map(({ content }) => content).find((content) => content.kind === 'banner');
    return { ads, banner: banner && bannerParts(banner, now) ? banner : null };
  }

  private async of<Kind extends KeptKind>(kind: Kind) {
    const rows = await this.kept.published([kind]);
    return rows.map(({ key, content }) => ({ key, content: content as ContentOf<Kind> }));
  }
}

const toAd = (size: AdSize, { image, href, alternativeText }: ContentOf<'ad'>): Ad => ({
  size,
  image,
  href,
  alternativeText,
});
