import { Controller } from '@nestjs/common';
import {
  blockMember,
  followMember,
  type StoredApart,
  listBlocked,
  listFollowers,
  listFollowing,
  listMuted,
  muteMember,
  type Person,
  readRelation,
  type Relation,
  type SuggestedPerson,
  suggestPeople,
  unblockMember,
  unfollowMember,
  unmuteMember,
} from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input, type Page } from '@waymark/service-kit';
import { createHash } from 'node:crypto';
import { problem } from '../problem';
import { BlockMember, FollowMember, MuteMember } from './follow-block-mute.use-case';
import { PeoplePages } from './people-pages';
import { RelationRepository } from './relation.repository';
import { reasonsOf, SuggestionRepository } from './suggestion.repository';

const SHOWN = 12;

const MAX_UINT32 = 0xffff_ffff;

/**
 * Returns a starting point from 0 to 1 that is stable for a day, so the list does not change. It differs by day and
 * member.
 */
function placeOf(memberId: number, now: Date): number {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256').update(`${memberId} ${day}`).digest().readUInt32BE() / MAX_UINT32;
}

@Controller()
export class PeopleController {
  constructor(
    private readonly suggestionRepository: SuggestionRepository,
    private readonly peoplePages: PeoplePages,
    private readonly relationRepository: RelationRepository,
    private readonly followMemberUseCase: FollowMember,
    private readonly blockMemberUseCase: BlockMember,
    private readonly muteMemberUseCase: MuteMember,
  ) {}

  @Endpoint(suggestPeople)
  async suggestPeople(@Caller() caller: Caller): Promise<SuggestedPerson[]> {
    const { memberId } = caller.member;
    const rows = await this.suggestionRepository.find(memberId, placeOf(memberId, new Date()), SHOWN);
    return rows.map((row) => ({ ...row, reasons: reasonsOf(row) }));
  }

  @Endpoint(listFollowers)
  listFollowers(
    @Input() { params, query }: EndpointInput<typeof listFollowers>,
    @Caller() caller: Caller,
  ): Promise<Page<Person>> {
    return this.peoplePages.followers(params.id, caller.member.memberId, query);
  }

  @Endpoint(listFollowing)
  listFollowing(
    @Input() { params, query }: EndpointInput<typeof listFollowing>,
    @Caller() caller: Caller,
  ): Promise<Page<Person>> {
    return this.peoplePages.following(params.id, caller.member.memberId, query);
  }

  @Endpoint(listBlocked)
  listBlocked(
    @Input() { query }: EndpointInput<typeof listBlocked>,
    @Caller() caller: Caller,
  ): Promise<Page<StoredApart>> {
    return this.peoplePages.blocked(caller.member.memberId, query);
  }

  @Endpoint(listMuted)
  listMuted(@Input() { query }: EndpointInput<typeof listMuted>, @Caller() caller: Caller): Promise<Page<StoredApart>> {
    return this.peoplePages.muted(caller.member.memberId, query);
  }

  @Endpoint(readRelation)
  async readRelation(
    @Input() { params }: EndpointInput<typeof readRelation>,
    @Caller() caller: Caller,
  ): Promise<Relation> {
    const relation = await this.relationRepository.read(params.id, caller.member.memberId);
    if (!relation) throw problem('person.not-found');
    return relation;
  }

  @Endpoint(followMember)
  followMember(
    @Input() { params }: EndpointInput<typeof followMember>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Relation> {
    return this.followMemberUseCase.execute(
      { actor: caller.member.memberId, other: params.id },
      { isWanted: true },
      key,
    );
  }

  @Endpoint(unfollowMember)
  unfollowMember(
    @Input() { params }: EndpointInput<typeof unfollowMember>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Relation> {
    return this.followMemberUseCase.execute(
      { actor: caller.member.memberId, other: params.id },
      { isWanted: false },
      key,
    );
  }

  @Endpoint(blockMember)
  blockMember(
    @Input() { params }: EndpointInput<typeof blockMember>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Relation> {
    return this.blockMemberUseCase.execute(
      { actor: caller.member.memberId, other: params.id },
      { isWanted: true },
      key,
    );
  }

  @Endpoint(unblockMember)
  unblockMember(
    @Input() { params }: EndpointInput<typeof unblockMember>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Relation> {
    return this.blockMemberUseCase.execute(
      { actor: caller.member.memberId, other: params.id },
      { isWanted: false },
      key,
    );
  }

  @Endpoint(muteMember)
  muteMember(
    @Input() { params }: EndpointInput<typeof muteMember>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Relation> {
    return this.muteMemberUseCase.execute({ actor: caller.member.memberId, other: params.id }, { isWanted: true }, key);
  }

  @Endpoint(unmuteMember)
  unmuteMember(
    @Input() { params }: EndpointInput<typeof unmuteMember>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Relation> {
    return this.muteMemberUseCase.execute(
      { actor: caller.member.memberId, other: params.id },
      { isWanted: false },
      key,
    );
  }
}
