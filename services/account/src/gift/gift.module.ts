import { Module } from '@nestjs/common';
import { SupportModule } from '../support/support.module';
import { BeginGift } from './begin-gift.use-case';
import { GiftController } from './gift.controller';
import { OpenPayment } from './open-payment';
import { OpenSubscription } from './open-subscription';
import { CallOff } from './call-off';
import { DeclinedCards } from './declined-cards';
import { GiftLimits } from './gift-limits';
import { GiftMonth } from './gift-month';
import { GiftRepository } from './gift.repository';
import { AskCardOutcome } from './ask-card-outcome.use-case';
import { KeepNewCard } from './keep-new-card';
import { OpenGiftRepository } from './open-gift.repository';
import { OpenGifts } from './open-gifts.job';
import { MonthlyGiftRepository } from './monthly-gift.repository';
import { AskGiftOutcome } from './ask-gift-outcome.use-case';
import { SettleGift } from './settle-gift';
import { SettlePayment } from './settle-payment';
import { SettleSubscription } from './settle-subscription';
import { StripePort } from './stripe-port';
import { HandleEvents } from './webhook/handle-events';
import { ReceiveStripeEvent } from './webhook/receive-stripe-event.use-case';
import { StripeEventRepository } from './webhook/stripe-event.repository';

/** Donations: started here, paid at Stripe, and settled by querying Stripe. */
@Module({
  imports: [SupportModule],
  controllers: [GiftController],
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
