import { Module } from '@nestjs/common';
import { SupportModule } from '../support/support.module';
import { BeginGift } from './begin-gift/begin-gift.use-case';
import { CreatePaymentIntentController } from './begin-gift/create-payment-intent.controller';
import { OpenPayment } from './begin-gift/open-payment';
import { OpenSubscription } from './begin-gift/open-subscription';
import { CallOff } from './call-off';
import { DeclinedCards } from './declined-cards';
import { GiftLimits } from './gift-limits';
import { GiftMonth } from './gift-month';
import { GiftRepository } from './gift.repository';
import { GetGivingController } from './giving/get-giving.controller';
import { AskCardOutcomeController } from './new-card/ask-card-outcome.controller';
import { AskCardOutcome } from './new-card/ask-card-outcome.use-case';
import { KeepNewCard } from './new-card/keep-new-card';
import { OpenGiftRepository } from './jobs/open-gift.repository';
import { OpenGifts } from './jobs/open-gifts.job';
import { MonthlyGiftRepository } from './monthly-gift.repository';
import { AskGiftOutcomeController } from './outcome/ask-gift-outcome.controller';
import { AskGiftOutcome } from './outcome/ask-gift-outcome.use-case';
import { SettleGift } from './settle-gift';
import { SettlePayment } from './settle-payment';
import { SettleSubscription } from './settle-subscription';
import { StripePort } from './stripe/stripe-port';
import { HandleEvents } from './webhook/handle-events';
import { ReceiveStripeEventController } from './webhook/receive-stripe-event.controller';
import { ReceiveStripeEvent } from './webhook/receive-stripe-event.use-case';
import { StripeEventRepository } from './webhook/stripe-event.repository';

/** What people give: begun here, paid at Stripe, and known by asking Stripe. */
@Module({
  imports: [SupportModule],
  controllers: [
    AskCardOutcomeController,
    AskGiftOutcomeController,
    CreatePaymentIntentController,
    GetGivingController,
    ReceiveStripeEventController,
  ],
  providers: [
    AskCardOutcome,
    AskGiftOutcome,
    BeginGift,
    CallOff,
    DeclinedCards,
    GiftLimits,
    GiftMonth,
    GiftRepository,
    HandleEvents,
    KeepNewCard,
    MonthlyGiftRepository,
    OpenGiftRepository,
    OpenGifts,
    OpenPayment,
    OpenSubscription,
    ReceiveStripeEvent,
    SettleGift,
    SettlePayment,
    SettleSubscription,
    StripeEventRepository,
    StripePort,
  ],
  exports: [GiftMonth, GiftRepository, MonthlyGiftRepository, SettleGift, StripePort],
})
export class GiftModule {}
