import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module';
import { SessionModule } from '../../session/session.module';
import { ThrottleModule } from '../../throttle/throttle.module';
import { MemberModule } from '../member.module';
import { RegisterController } from './register.controller';
import { RegisterUseCase } from './register.use-case';

@Module({
  imports: [MailModule, MemberModule, SessionModule, ThrottleModule],
  controllers: [RegisterController],
  providers: [RegisterUseCase],
})
export class RegisterModule {}
