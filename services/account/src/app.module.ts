import { Module } from '@nestjs/common';
import { ACCOUNT_ENDPOINTS, ACCOUNT_EVENTS, ACCOUNT_PROBLEMS, getOpenApi } from '@waymark/contracts-account';
import { DATA_HOLDERS } from '@waymark/contracts-core';
import { KitModule, openApiController } from '@waymark/service-kit';
import manifest from '../service.json' with { type: 'json' };
import { accountConfigSchema } from './config';
import { ReconciliationModule } from './reconciliation/reconciliation.module';
import { StaticPageModule } from './static-page/static-page.module';
import { DonationModule } from './donation/donation.module';
import { MyDonationsModule } from './my-donations/my-donations.module';
import { MemberModule } from './member/member.module';
import { ModerationModule } from './moderation/moderation.module';
import { PrivacyModule } from './privacy/privacy.module';
import { ProfileModule } from './profile/profile.module';
import { PrismaService } from './prisma.service';
import { ConsumersModule } from './consumers/consumers.module';
import { ReceiptModule } from './receipt/receipt.module';
import { BulkUndoModule } from './bulk-undo/bulk-undo.module';
import { SessionModule } from './session/session.module';
import { SignInMethodsModule } from './sign-in-methods/sign-in-methods.module';
import { StaffModule } from './staff/staff.module';

const openApi = openApiController(getOpenApi, {
  manifest,
  endpoints: ACCOUNT_ENDPOINTS,
  problems: ACCOUNT_PROBLEMS,
});

/** The service has one module per resource; each imports the ones that it depends on. */
@Module({
  imports: [
    KitModule.forRoot({
      config: accountConfigSchema,
      service: 'account',
      stream: 'account',
      events: ACCOUNT_EVENTS,
      subscriptions: DATA_HOLDERS,
      prisma: PrismaService,
    }),
    SessionModule,
    MemberModule,
    ProfileModule,
    SignInMethodsModule,
    PrivacyModule,
    StaffModule,
    ModerationModule,
    BulkUndoModule,
    ReceiptModule,
    ReconciliationModule,
    ConsumersModule,
    DonationModule,
    MyDonationsModule,
    StaticPageModule,
  ],
  controllers: [openApi],
})
export class AppModule {}
