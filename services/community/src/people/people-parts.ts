import { ActOnMember } from './act-on-member';
import { ApartWriter } from './apart.writer';
import { PeopleController } from './people.controller';
import { BlockMember } from './block-member.use-case';
import { FollowMember } from './follow-member.use-case';
import { FollowWriter } from './follow.writer';
import { PeoplePages } from './people-pages';
import { MuteMember } from './mute-member.use-case';
import { PeoplePrivacy } from './people-privacy';
import { PeopleRepository } from './people.repository';
import { RelationRepository } from './relation.repository';
import { SuggestionRepository } from './suggestion.repository';

/** Follows, blocks, mutes and suggested people. */
export const PEOPLE_CONTROLLERS = [PeopleController];

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
