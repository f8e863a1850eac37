import { Module } from '@nestjs/common';
import { MemberRepository } from './member.repository';
import { PasswordHasher } from './password/password-hasher';

/** Accounts and their passwords, for every part of this slice. */
@Module({ providers: [MemberRepository, PasswordHasher], exports: [MemberRepository, PasswordHasher] })
export class MemberModule {}
