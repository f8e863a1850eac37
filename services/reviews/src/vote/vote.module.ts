import { Module } from '@nestjs/common';
import { CastVote } from './cast-vote.use-case';
import { VoteController } from './vote.controller';
import { VoteRepository } from './vote.repository';

/** Votes on reviews. */
@Module({ controllers: [VoteController], providers: [CastVote, VoteRepository], exports: [VoteRepository] })
export class VoteModule {}
