import { Module } from '@nestjs/common';
import { ACCOUNT_ENDPOINTS, ACCOUNT_EVENTS, ACCOUNT_PROBLEMS, getOpenApi } from '@waymark/contracts-account';
import { DATA_HOLDERS } from '@waymark/contracts-core';
import { KitModule, openApiController } from '@waymark/service-kit';
import manifest from '../service.json' with { type: 'json' };
import { accountConfigSchema } from './config';
import { BooksModule } from './books/books.module';
import { DescribeContentPageController } from './content-page/describe-content-page.controller';
import { GiftModule } from './gift/gift.module';
import { GiftMineModule } from './gift-mine/gift-mine.module';
import { MemberModule } from './member/member.module';
import { ModeratedModule } from './moderated/moderated.module';
import { PrivacyModule } from './privacy/privacy.module';
import { ProfileModule } from './profile/profile.module';
import { ConsumersModule } from './consumers/consumers.module';
import { ReceiptModule } from './receipt/receipt.module';
import { RevertModule } from './revert/revert.module';
import { SessionModule } from './session/session.module';
import { SignInMethodsModule } from './sign-in-methods/sign-in-methods.module';
import { StaffModule } from './staff/staff.module';

const openApi = openApiController(getOpenApi, {
  manifest,
  endpoints: ACCOUNT_ENDPOINTS,
  problems: ACCOUNT_PROBLEMS,
});

/** One module per aggregate; each imports the ones that it depends on. */
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
    ModeratedModule,
    RevertModule,
    ReceiptModule,
    BooksModule,
    ConsumersModule,
    GiftModule,
    GiftMineModule,
  ],
  controllers: [DescribeContentPageController, openApi],
})
export class AppModule {}
