import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { NewPasswordModule } from '../member/password/new-password.module';
import { SessionModule } from '../session/session.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { ChangePasswordController } from './change-password.controller';
import { ChangePasswordUseCase } from './change-password.use-case';

@Module({
  imports: [MemberModule, NewPasswordModule, SessionModule, ThrottleModule],
  controllers: [ChangePasswordController],
  providers: [ChangePasswordUseCase],
})
export class ChangePasswordModule {}
