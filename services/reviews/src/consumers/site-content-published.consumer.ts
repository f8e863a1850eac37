import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { siteContentPublished, TAG_TEXT_LABELS, type HashtagDescriptionKey } from '@waymark/contracts-community';
import type { EventData, EventEnvelope } from '@waymark/contracts-core';
import { Inbox, OnEvent } from '@waymark/service-kit';
import { HashtagDescriptionRepository } from '../hashtag-description/hashtag-description.repository';

const isPart = (key: string): key is HashtagDescriptionKey => Object.hasOwn(TAG_TEXT_LABELS, key);

/** Stores published hashtag descriptions. Other site content is not shown by this service. */
@Controller()
export class SiteContentPublishedConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly texts: HashtagDescriptionRepository,
  ) {}

  @OnEvent(siteContentPublished)
  async handle(@Payload() event: EventEnvelope<EventData<typeof siteContentPublished>>): Promise<void> {
    const { kind, key, number, body } = event.data;
    if (kind !== 'tags' || !isPart(key)) return;
    const { intro, notes } = body?.kind === 'tags' ? body : { intro: '', notes: [] };
    await this.inbox.once('tag-text', event, (tx) => this.texts.store(tx, { part: key, intro, notes }, number));
  }
}
