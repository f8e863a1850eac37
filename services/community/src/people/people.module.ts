import { Module } from '@nestjs/common';
import { ActOnMember } from './act-on-member';
import { ApartWriter } from './apart.writer';
import { BlockMember, FollowMember, MuteMember } from './follow-block-mute.use-case';
import { FollowWriter } from './follow.writer';
import { PeoplePages } from './people-pages';
import { PeoplePrivacy } from './people-privacy';
import { PeopleController } from './people.controller';
import { PeopleRepository } from './people.repository';
import { RelationRepository } from './relation.repository';
import { SuggestionRepository } from './suggestion.repository';

/** Follows, blocks, mutes and suggested people. */
@Module({
  controllers: [PeopleController],
  providers: [
    ActOnMember,
    ApartWriter,
    BlockMember,
    FollowMember,
    FollowWriter,
    MuteMember,
    PeoplePages,
    PeoplePrivacy,
    PeopleRepository,
    RelationRepository,
    SuggestionRepository,
  ],
  exports: [PeoplePrivacy],
})
export class PeopleModule {}
