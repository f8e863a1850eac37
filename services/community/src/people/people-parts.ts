import { ActOnMember } from './act-on-member';
import { ApartWriter } from './apart.writer';
import { BlockMemberController } from './block-member/block-member.controller';
import { BlockMember } from './block-member/block-member.use-case';
import { FollowMemberController } from './follow-member/follow-member.controller';
import { FollowMember } from './follow-member/follow-member.use-case';
import { FollowWriter } from './follow.writer';
import { ListPeopleController } from './list-people/list-people.controller';
import { PeoplePages } from './list-people/people-pages';
import { MuteMemberController } from './mute-member/mute-member.controller';
import { MuteMember } from './mute-member/mute-member.use-case';
import { PeoplePrivacy } from './people-privacy';
import { PeopleRepository } from './people.repository';
import { ReadRelationController } from './read-relation/read-relation.controller';
import { RelationRepository } from './relation.repository';
import { SuggestPeopleController } from './suggest-people/suggest-people.controller';
import { SuggestionRepository } from './suggest-people/suggestion.repository';

/** Who follows whom, who is apart from whom, and who may like to meet. */
export const PEOPLE_CONTROLLERS = [
  SuggestPeopleController,
  ListPeopleController,
  ReadRelationController,
  FollowMemberController,
  BlockMemberController,
  MuteMemberController,
];

export const PEOPLE_PROVIDERS = [
  PeoplePrivacy,
  PeopleRepository,
  PeoplePages,
  RelationRepository,
  SuggestionRepository,
  FollowWriter,
  ApartWriter,
  ActOnMember,
  FollowMember,
  BlockMember,
  MuteMember,
];
