import { Controller } from '@nestjs/common';
import {
  type CharityContent,
  dropKeptDraft,
  type FoundersContent,
  type KeptDetail,
  type KeptItem,
  type KeptOfPages,
  listKept,
  publishKept,
  publishKeptAgain,
  readKept,
  saveKeptDraft,
  showKeptCharities,
  showKeptFounders,
  showKeptOfPages,
  withdrawKept,
} from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { staffActor } from '../feedback/desk/staff-actor';
import { KeptViews, toKeptItem } from './kept-views';
import { KeptRepository } from './kept.repository';
import { PublishKept } from './publish-kept.use-case';
import { PublishedKept } from './published-kept';
import { SaveDraft } from './save-draft.use-case';

@Controller()
export class KeptController {
  constructor(
    private readonly saveDraft: SaveDraft,
    private readonly keptRepository: KeptRepository,
    private readonly keptViews: KeptViews,
    private readonly publishKeptUseCase: PublishKept,
    private readonly publishedKept: PublishedKept,
  ) {}

  @Endpoint(saveKeptDraft)
  saveKeptDraft(
    @Input() { params, body }: EndpointInput<typeof saveKeptDraft>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<KeptDetail> {
    const { content, ...seen } = body;
    return this.saveDraft.execute({ id: params, actor: staffActor(caller), key }, seen, content);
  }

  @Endpoint(dropKeptDraft)
  dropKeptDraft(
    @Input() { params, body }: EndpointInput<typeof dropKeptDraft>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<KeptDetail> {
    return this.saveDraft.execute({ id: params, actor: staffActor(caller), key }, body, null);
  }

  @Endpoint(listKept)
  async listKept(): Promise<KeptItem[]> {
    return (await this.keptRepository.items()).map(toKeptItem);
  }

  @Endpoint(readKept)
  readKept(
    @Input() { params, query }: EndpointInput<typeof readKept>,
    @Caller() { member }: Caller,
  ): Promise<KeptDetail> {
    return this.keptViews.detail(params, member, query.before);
  }

  @Endpoint(publishKept)
  publishKept(
    @Input() { params: id, body }: EndpointInput<typeof publishKept>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<KeptDetail> {
    return this.publishKeptUseCase.execute(
      { id, actor: staffActor(caller), key },
      { endpoint: publishKept.name, ...body },
    );
  }

  @Endpoint(publishKeptAgain)
  publishKeptAgain(
    @Input() { params: id, body }: EndpointInput<typeof publishKeptAgain>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<KeptDetail> {
    return this.publishKeptUseCase.execute(
      { id, actor: staffActor(caller), key },
      { endpoint: publishKeptAgain.name, ...body },
    );
  }

  @Endpoint(withdrawKept)
  withdrawKept(
    @Input() { params: id, body }: EndpointInput<typeof withdrawKept>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<KeptDetail> {
    return this.publishKeptUseCase.execute(
      { id, actor: staffActor(caller), key },
      { endpoint: withdrawKept.name, ...body },
    );
  }

  @Endpoint(showKeptOfPages)
  showKeptOfPages(): Promise<KeptOfPages> {
    return this.publishedKept.ofPages();
  }

  @Endpoint(showKeptCharities)
  showKeptCharities(): Promise<(CharityContent & { month: string })[]> {
    return this.publishedKept.charities();
  }

  @Endpoint(showKeptFounders)
  async showKeptFounders(): Promise<{ content: FoundersContent | null }> {
    return { content: await this.publishedKept.founders() };
  }
}
