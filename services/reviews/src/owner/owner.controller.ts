import { Controller } from '@nestjs/common';
import { type EndpointInput, idSchema } from '@waymark/contracts-core';
import {
  answerReview,
  askForOwnerCheck,
  claimVenue,
  decideOwnerClaim,
  type DeskClaim,
  editOwnerAnswer,
  getOwnClaim,
  getVenueSays,
  giveUpClaim,
  listOwnerClaims,
  listOwnPlaces,
  type OwnClaim,
  type OwnerFact,
  type OwnPlace,
  sayFact,
  sendOwnerCode,
  sendOwnerCodeAgain,
  type VenueReply,
  type VenueSays,
} from '@waymark/contracts-reviews';
import { Caller, cutRows, encodeCursor, Endpoint, IdempotencyKey, Input, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { problem } from '../problem';
import { AskForCheck } from './claim/ask-for-check.use-case';
import { ClaimGate } from './claim/claim-gate';
import { ClaimVenue } from './claim/claim-venue.use-case';
import { ClaimRepository } from './claim/claim.repository';
import { GiveUpClaim } from './claim/give-up-claim.use-case';
import { SendOwnerCode } from './claim/send-owner-code.use-case';
import { DecideClaim } from './decide-claim.use-case';
import { toDeskClaim } from './desk-claim.mapper';
import { OwnerDeskRepository } from './owner-desk.repository';
import { ReplyToReview } from './reply-to-review.use-case';
import { SayFact } from './say-fact.use-case';
import { SaysRepository } from './says.repository';

const cursorSchema = z.tuple([z.iso.datetime(), idSchema, idSchema]);

@Controller()
export class OwnerController {
  constructor(
    private readonly claimGate: ClaimGate,
    private readonly claimRepository: ClaimRepository,
    private readonly sendOwnerCodeUseCase: SendOwnerCode,
    private readonly claimVenueUseCase: ClaimVenue,
    private readonly askForCheck: AskForCheck,
    private readonly giveUpClaimUseCase: GiveUpClaim,
    private readonly ownerDeskRepository: OwnerDeskRepository,
    private readonly decideClaim: DecideClaim,
    private readonly replyToReview: ReplyToReview,
    private readonly saysRepository: SaysRepository,
    private readonly sayFactUseCase: SayFact,
  ) {}

  /** Endpoints for the caller's own claims. */
  @Endpoint(getOwnClaim)
  getOwnClaim(@Input() { params }: EndpointInput<typeof getOwnClaim>, @Caller() caller: Caller): Promise<OwnClaim> {
    return this.claimGate.shown(params.id, caller.member.memberId);
  }

  @Endpoint(listOwnPlaces)
  listOwnPlaces(@Caller() caller: Caller): Promise<OwnPlace[]> {
    return this.claimRepository.places(caller.member.memberId);
  }

  @Endpoint(sendOwnerCode)
  sendOwnerCode(
    @Input() { params, body }: EndpointInput<typeof sendOwnerCode>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<OwnClaim> {
    return this.sendOwnerCodeUseCase.execute(params.id, body.address, caller.member, key);
  }

  @Endpoint(sendOwnerCodeAgain)
  sendOwnerCodeAgain(
    @Input() { params }: EndpointInput<typeof sendOwnerCodeAgain>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<OwnClaim> {
    return this.sendOwnerCodeUseCase.execute(params.id, null, caller.member, key);
  }

  @Endpoint(claimVenue)
  claimVenue(
    @Input() { params, body }: EndpointInput<typeof claimVenue>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<OwnClaim> {
    return this.claimVenueUseCase.execute(params.id, body.code, caller.member, key);
  }

  @Endpoint(askForOwnerCheck)
  askForOwnerCheck(
    @Input() { params, body }: EndpointInput<typeof askForOwnerCheck>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<OwnClaim> {
    return this.askForCheck.execute(params.id, body.words, caller.member, key);
  }

  @Endpoint(giveUpClaim)
  giveUpClaim(@Input() { params }: EndpointInput<typeof giveUpClaim>, @Caller() caller: Caller): Promise<void> {
    return this.giveUpClaimUseCase.execute(params.id, caller.member);
  }

  @Endpoint(listOwnerClaims)
  async listOwnerClaims(@Input() { query }: EndpointInput<typeof listOwnerClaims>): Promise<Page<DeskClaim>> {
    const found = await this.ownerDeskRepository.page(query.state, readCursor(query.cursor, cursorSchema), query.limit);
    const { rows, next } = cutRows(found, query.limit, ({ changedAt, venueId, memberId }) =>
      encodeCursor([changedAt.toISOString(), venueId, memberId]),
    );
    return new Page(rows.map(toDeskClaim), null, next);
  }

  @Endpoint(decideOwnerClaim)
  decideOwnerClaim(
    @Input() { params, body }: EndpointInput<typeof decideOwnerClaim>,
    @Caller() caller: Caller,
  ): Promise<DeskClaim> {
    const { member, network } = caller;
    return this.decideClaim.execute(params.venueId, params.memberId, body, { ...member, network });
  }

  @Endpoint(answerReview)
  answerReview(
    @Input() { params, body }: EndpointInput<typeof answerReview>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<VenueReply> {
    return this.replyToReview.execute({ reviewId: params.id, text: body.text, isEdited: false }, caller.member, key);
  }

  @Endpoint(editOwnerAnswer)
  editOwnerAnswer(
    @Input() { params, body }: EndpointInput<typeof editOwnerAnswer>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<VenueReply> {
    return this.replyToReview.execute({ reviewId: params.id, text: body.text, isEdited: true }, caller.member, key);
  }

  @Endpoint(getVenueSays)
  async getVenueSays(@Input() { params }: EndpointInput<typeof getVenueSays>): Promise<VenueSays> {
    const says = await this.saysRepository.of(params.id);
    if (!says) throw problem('venue.not-found');
    return says;
  }

  @Endpoint(sayFact)
  sayFact(@Input() input: EndpointInput<typeof sayFact>, @Caller() caller: Caller): Promise<{ facts: OwnerFact[] }> {
    return this.sayFactUseCase.execute(input, caller.member);
  }
}
