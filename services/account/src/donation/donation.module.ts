import { Module } from '@nestjs/common';
import { SupportModule } from '../support/support.module';
import { BeginDonation } from './begin-donation.use-case';
import { DonationController } from './donation.controller';
import { OpenPayment, OpenSubscription } from './open-payment';
import { CallOff } from './call-off';
import { DeclinedCards, DonationLimits } from './donation-limits';
import { DonationMonth } from './donation-month';
import { DonationRepository, OpenDonationRepository } from './donation.repository';
import { AskCardOutcome, AskDonationOutcome } from './ask-outcome.use-case';
import { KeepNewCard } from './keep-new-card';
import { OpenDonations } from './open-donations.job';
import { MonthlyDonationRepository } from './monthly-donation.repository';
import { SettleDonation } from './settle-donation';
import { SettlePayment } from './settle-payment';
import { SettleSubscription } from './settle-subscription';
import { StripePort } from './stripe-port';
import { HandleEvents } from './webhook/handle-events';
import { ReceiveStripeEvent } from './webhook/receive-stripe-event.use-case';
import { StripeEventRepository } from './webhook/stripe-event.repository';

/** Donations: started here, paid at Stripe, and settled by querying Stripe. */
@Module({
  imports: [SupportModule],
  controllers: [DonationController],
  providers: [
    AskCardOutcome,
    AskDonationOutcome,
    BeginDonation,
    CallOff,
    DeclinedCards,
    DonationLimits,
    DonationMonth,
    DonationRepository,
    HandleEvents,
    KeepNewCard,
    MonthlyDonationRepository,
    OpenDonationRepository,
    OpenDonations,
    OpenPayment,
    OpenSubscription,
    ReceiveStripeEvent,
    SettleDonation,
    SettlePayment,
    SettleSubscription,
    StripeEventRepository,
    StripePort,
  ],
  exports: [MonthlyDonationRepository, SettleDonation, StripePort],
})
export class DonationModule {}
