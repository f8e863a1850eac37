import { Module } from '@nestjs/common';
import { ACCOUNT_EVENTS } from '@waymark/contracts-account';
import { DATA_HOLDERS } from '@waymark/contracts-core';
import { KitModule } from '@waymark/service-kit';
import { accountConfigSchema } from './config';
import { ContentPageModule } from './content-page/content-page.module';
import { MemberModule } from './member/member.module';
import { PrivacyModule } from './privacy/privacy.module';
import { ProfileModule } from './profile/profile.module';
import { ProjectionsModule } from './projections/projections.module';
import { SessionModule } from './session/session.module';
import { SignInMethodsModule } from './sign-in-methods/sign-in-methods.module';
import { StaffModule } from './staff/staff.module';

/** One module per aggregate; each names the ones below it that it needs. */
@Module({
  imports: [
    KitModule.forRoot({
      config: accountConfigSchema,
      service: 'account',
      stream: 'account',
      events: ACCOUNT_EVENTS,
      subscriptions: DATA_HOLDERS,
    }),
    SessionModule,
    MemberModule,
    ProfileModule,
    SignInMethodsModule,
    PrivacyModule,
    StaffModule,
    ProjectionsModule,
    ContentPageModule,
  ],
})
export class AppModule {}
