import { Controller } from '@nestjs/common';
import {
  changeTripBlog,
  createTripBlog,
  deleteTripBlog,
  likeTripBlog,
  listOwnTripBlogs,
  listTripBlogs,
  previewTripText,
  publishTripBlog,
  readTripBlog,
  spellTripSearch,
  type TripBlog,
  viewTripBlog,
  type WholeTrip,
} from '@waymark/contracts-community';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, coreProblem, Endpoint, IdempotencyKey, Input, type Page } from '@waymark/service-kit';
import { readMarkdown } from '../text/read-markdown';
import { ChangeTrip } from './change-trip.use-case';
import { CreateTrip } from './create-trip.use-case';
import { DeleteTrip } from './delete-trip.use-case';
import { LikeTrip } from './like-trip.use-case';
import { PublishTrip } from './publish-trip.use-case';
import { TripVocabulary } from './trip-vocabulary';
import { TripPages } from './trip-pages';
import { TripViews } from './trip-views';
import { TripRepository } from './trip.repository';
import { ViewTrip } from './view-trip.use-case';

@Controller()
export class TripController {
  constructor(
    private readonly tripPages: TripPages,
    private readonly tripVocabulary: TripVocabulary,
    private readonly tripRepository: TripRepository,
    private readonly tripViews: TripViews,
    private readonly createTrip: CreateTrip,
    private readonly changeTrip: ChangeTrip,
    private readonly publishTrip: PublishTrip,
    private readonly deleteTrip: DeleteTrip,
    private readonly likeTrip: LikeTrip,
    private readonly viewTrip: ViewTrip,
  ) {}

  @Endpoint(listTripBlogs)
  listTripBlogs(
    @Input() { query }: EndpointInput<typeof listTripBlogs>,
    @Caller() caller: Caller,
  ): Promise<Page<TripBlog>> {
    const { cursor, limit, sort, ...asked } = query;
    return this.tripPages.read(asked, sort, { cursor, limit }, caller.actor?.memberId ?? null);
  }

  @Endpoint(listOwnTripBlogs)
  listOwnTripBlogs(
    @Input() { query }: EndpointInput<typeof listOwnTripBlogs>,
    @Caller() caller: Caller,
  ): Promise<Page<TripBlog>> {
    return this.tripPages.own(caller.member.memberId, query);
  }

  /**
   * Suggests only searches with results for this reader. A word that occurs only in trips of a blocked author would
   * find nothing.
   */
  @Endpoint(spellTripSearch)
  async spellTripSearch(
    @Input() { query }: EndpointInput<typeof spellTripSearch>,
    @Caller() caller: Caller,
  ): Promise<{ meant: string | null }> {
    const meant = await this.tripVocabulary.meant(query.q);
    if (meant === null) return { meant };
    const found = await this.tripRepository.count({ filter: query.filter, q: meant }, caller.actor?.memberId ?? null);
    return { meant: found > 0 ? meant : null };
  }

  @Endpoint(previewTripText)
  previewTripText(@Input() { body }: EndpointInput<typeof previewTripText>): EndpointOutput<typeof previewTripText> {
    const { text, wrong } = readMarkdown(body.text);
    if (wrong !== undefined) throw coreProblem('request.invalid', { fieldErrors: { text: wrong } });
    return { text };
  }

  @Endpoint(readTripBlog)
  readTripBlog(@Input() { params }: EndpointInput<typeof readTripBlog>, @Caller() caller: Caller): Promise<WholeTrip> {
    return this.tripViews.whole(params.id, caller.actor?.memberId ?? null);
  }

  @Endpoint(createTripBlog)
  createTripBlog(
    @Input() input: EndpointInput<typeof createTripBlog>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<WholeTrip> {
    return this.createTrip.execute(input, caller.member, key);
  }

  @Endpoint(changeTripBlog)
  changeTripBlog(
    @Input() input: EndpointInput<typeof changeTripBlog>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<WholeTrip> {
    return this.changeTrip.execute(input, caller.member.memberId, key);
  }

  @Endpoint(publishTripBlog)
  publishTripBlog(
    @Input() { params, body }: EndpointInput<typeof publishTripBlog>,
    @Caller() caller: Caller,
  ): Promise<TripBlog> {
    return this.publishTrip.execute(params.id, body.isPublic, caller.member.memberId);
  }

  @Endpoint(deleteTripBlog)
  deleteTripBlog(@Input() { params }: EndpointInput<typeof deleteTripBlog>, @Caller() caller: Caller): Promise<void> {
    return this.deleteTrip.execute(params.id, caller.member.memberId);
  }

  @Endpoint(likeTripBlog)
  likeTripBlog(
    @Input() { params, body }: EndpointInput<typeof likeTripBlog>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof likeTripBlog>> {
    return this.likeTrip.execute(params.id, body.isLiked, caller.member.memberId);
  }

  @Endpoint(viewTripBlog)
  viewTripBlog(
    @Input() { params }: EndpointInput<typeof viewTripBlog>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof viewTripBlog>> {
    return this.viewTrip.execute(params.id, caller.actor?.memberId ?? null, caller.origin);
  }
}
