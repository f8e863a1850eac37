import { Module } from '@nestjs/common';
import { ACCOUNT_EVENTS } from '@waymark/contracts-account';
import { KitModule } from '@waymark/service-kit';
import { accountConfigSchema } from './config';
import { ChangeEmailModule } from './change-email/change-email.module';
import { ChangePasswordModule } from './change-password/change-password.module';
import { ContentPageModule } from './content-page/content-page.module';
import { DisplaySettingsModule } from './display-settings/display-settings.module';
import { EmailVerificationModule } from './email-verification/email-verification.module';
import { MailModule } from './mail/mail.module';
import { RegisterModule } from './member/register/register.module';
import { PaletteModule } from './palette/palette.module';
import { HealthConsentModule } from './health-consent/health-consent.module';
import { NeedsModule } from './needs/needs.module';
import { PrivacyModule } from './privacy/privacy.module';
import { ProfileModule } from './profile/profile.module';
import { ProjectionsModule } from './projections/projections.module';
import { RecoveryModule } from './recovery/recovery.module';
import { OneTimeTokenModule } from './recovery/one-time-token.module';
import { CodesModule } from './second-step/codes.module';
import { RetentionModule } from './retention/retention.module';
import { SessionModule } from './session/session.module';
import { StaffModule } from './staff/staff.module';
import { WaysInModule } from './ways-in/ways-in.module';

/** One module per part of the slice; each names the parts that it needs. */
@Module({
  imports: [
    KitModule.forRoot({
      config: accountConfigSchema,
      service: 'account',
      stream: 'account',
      events: ACCOUNT_EVENTS,
      subscriptions: ['reviews', 'community', 'maps', 'account'],
    }),
    SessionModule,
    RegisterModule,
    MailModule,
    OneTimeTokenModule,
    RecoveryModule,
    EmailVerificationModule,
    ChangePasswordModule,
    ChangeEmailModule,
    DisplaySettingsModule,
    ContentPageModule,
    PaletteModule,
    HealthConsentModule,
    NeedsModule,
    ProfileModule,
    CodesModule,
    WaysInModule,
    StaffModule,
    ProjectionsModule,
    PrivacyModule,
    RetentionModule,
  ],
})
export class AppModule {}
