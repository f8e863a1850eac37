import { Controller } from '@nestjs/common';
import {
  type CharityContent,
  dropSiteContentDraft,
  type FoundersContent,
  type SiteContentDetail,
  type SiteContentItem,
  type SiteContentOfPages,
  listSiteContent,
  publishSiteContent,
  publishSiteContentAgain,
  readSiteContent,
  saveSiteContentDraft,
  showSiteContentCharities,
  showSiteContentFounders,
  showSiteContentOfPages,
  withdrawSiteContent,
} from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { staffActor } from '../feedback/desk/staff-actor';
import { SiteContentViews, toSiteContentItem } from './site-content-views';
import { SiteContentRepository } from './site-content.repository';
import { PublishSiteContent } from './publish-site-content.use-case';
import { PublishedSiteContent } from './published-site-content';
import { SaveDraft } from './save-draft.use-case';

@Controller()
export class SiteContentController {
  constructor(
    private readonly saveDraft: SaveDraft,
    private readonly siteContentRepository: SiteContentRepository,
    private readonly siteContentViews: SiteContentViews,
    private readonly publishSiteContentUseCase: PublishSiteContent,
    private readonly publishedSiteContent: PublishedSiteContent,
  ) {}

  @Endpoint(saveSiteContentDraft)
  saveSiteContentDraft(
    @Input() { params, body }: EndpointInput<typeof saveSiteContentDraft>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<SiteContentDetail> {
    const { content, ...seen } = body;
    return this.saveDraft.execute({ id: params, actor: staffActor(caller), key }, seen, content);
  }

  @Endpoint(dropSiteContentDraft)
  dropSiteContentDraft(
    @Input() { params, body }: EndpointInput<typeof dropSiteContentDraft>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<SiteContentDetail> {
    return this.saveDraft.execute({ id: params, actor: staffActor(caller), key }, body, null);
  }

  @Endpoint(listSiteContent)
  async listSiteContent(): Promise<SiteContentItem[]> {
    return (await this.siteContentRepository.items()).map(toSiteContentItem);
  }

  @Endpoint(readSiteContent)
  readSiteContent(
    @Input() { params, query }: EndpointInput<typeof readSiteContent>,
    @Caller() { member }: Caller,
  ): Promise<SiteContentDetail> {
    return this.siteContentViews.detail(params, member, query.before);
  }

  @Endpoint(publishSiteContent)
  publishSiteContent(
    @Input() { params: id, body }: EndpointInput<typeof publishSiteContent>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<SiteContentDetail> {
    return this.publishSiteContentUseCase.execute(
      { id, actor: staffActor(caller), key },
      { endpoint: publishSiteContent.name, ...body },
    );
  }

  @Endpoint(publishSiteContentAgain)
  publishSiteContentAgain(
    @Input() { params: id, body }: EndpointInput<typeof publishSiteContentAgain>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<SiteContentDetail> {
    return this.publishSiteContentUseCase.execute(
      { id, actor: staffActor(caller), key },
      { endpoint: publishSiteContentAgain.name, ...body },
    );
  }

  @Endpoint(withdrawSiteContent)
  withdrawSiteContent(
    @Input() { params: id, body }: EndpointInput<typeof withdrawSiteContent>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<SiteContentDetail> {
    return this.publishSiteContentUseCase.execute(
      { id, actor: staffActor(caller), key },
      { endpoint: withdrawSiteContent.name, ...body },
    );
  }

  @Endpoint(showSiteContentOfPages)
  showSiteContentOfPages(): Promise<SiteContentOfPages> {
    return this.publishedSiteContent.ofPages();
  }

  @Endpoint(showSiteContentCharities)
  showSiteContentCharities(): Promise<(CharityContent & { month: string })[]> {
    return this.publishedSiteContent.charities();
  }

  @Endpoint(showSiteContentFounders)
  async showSiteContentFounders(): Promise<{ content: FoundersContent | null }> {
    return { content: await this.publishedSiteContent.founders() };
  }
}
