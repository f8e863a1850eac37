import { Module } from '@nestjs/common';
import { MemberEvents } from './member-events';
import { MemberRepository } from './member.repository';
import { PasswordHasher } from './password/password-hasher';

/** Accounts and their passwords, for every part of this slice. */
@Module({
  providers: [MemberRepository, MemberEvents, PasswordHasher],
  exports: [MemberRepository, MemberEvents, PasswordHasher],
})
export class MemberModule {}
