import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import {
  askForOwnerCheck,
  claimVenue,
  getOwnClaim,
  giveUpClaim,
  listOwnPlaces,
  sendOwnerCode,
  sendOwnerCodeAgain,
  type OwnClaim,
  type OwnPlace,
} from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { AskForCheck } from './ask-for-check.use-case';
import { ClaimGate } from './claim-gate';
import { ClaimRepository } from './claim.repository';
import { ClaimVenue } from './claim-venue.use-case';
import { GiveUpClaim } from './give-up-claim.use-case';
import { SendOwnerCode } from './send-owner-code.use-case';

/** What a member does to speak for a place. */
@Controller()
export class ClaimController {
  constructor(
    private readonly gate: ClaimGate,
    private readonly claims: ClaimRepository,
    private readonly sendCode: SendOwnerCode,
    private readonly claimVenue: ClaimVenue,
    private readonly askForCheck: AskForCheck,
    private readonly giveUpClaim: GiveUpClaim,
  ) {}

  @Endpoint(getOwnClaim)
  own(@Input() { params }: EndpointInput<typeof getOwnClaim>, @Caller() caller: Caller): Promise<OwnClaim> {
    return this.gate.shown(params.id, caller.member.memberId);
  }

  @Endpoint(listOwnPlaces)
  places(@Caller() caller: Caller): Promise<OwnPlace[]> {
    return this.claims.places(caller.member.memberId);
  }

  @Endpoint(sendOwnerCode)
  send(
    @Input() { params, body }: EndpointInput<typeof sendOwnerCode>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<OwnClaim> {
    return this.sendCode.execute(params.id, body.address, caller.member, key);
  }

  @Endpoint(sendOwnerCodeAgain)
  again(
    @Input() { params }: EndpointInput<typeof sendOwnerCodeAgain>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<OwnClaim> {
    return this.sendCode.execute(params.id, null, caller.member, key);
  }

  @Endpoint(claimVenue)
  claim(
    @Input() { params, body }: EndpointInput<typeof claimVenue>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<OwnClaim> {
    return this.claimVenue.execute(params.id, body.code, caller.member, key);
  }

  @Endpoint(askForOwnerCheck)
  ask(
    @Input() { params, body }: EndpointInput<typeof askForOwnerCheck>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<OwnClaim> {
    return this.askForCheck.execute(params.id, body.words, caller.member, key);
  }

  @Endpoint(giveUpClaim)
  giveUp(@Input() { params }: EndpointInput<typeof giveUpClaim>, @Caller() caller: Caller): Promise<void> {
    return this.giveUpClaim.execute(params.id, caller.member);
  }
}
