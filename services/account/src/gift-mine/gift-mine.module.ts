import { Module } from '@nestjs/common';
import { GiftModule } from '../gift/gift.module';
import { SupportModule } from '../support/support.module';
import { GiftMineController } from './gift-mine.controller';
import { BeginNewCard } from './begin-new-card.use-case';
import { LateGiftsRepository } from './late-gifts.repository';
import { TellLate } from './tell-late.job';
import { CarryOutWishes } from './monthly-wishes/carry-out-wishes';
import { ChangeMonthly } from './monthly-wishes/change-monthly.use-case';
import { MonthlyWishesRepository } from './monthly-wishes/monthly-wishes.repository';
import { StopMonthly } from './monthly-wishes/stop-monthly.use-case';
import { TellStopped } from './monthly-wishes/tell-stopped';
import { WishJob } from './monthly-wishes/wish-job';
import { OwnGiftsRepository } from './own-gifts.repository';
import { ReadOwnGifts } from './read-own-gifts';

/** Lets donors see their donations and change or stop a monthly one. */
@Module({
  imports: [GiftModule, SupportModule],
  controllers: [GiftMineController],
  providers: [
    BeginNewCard,
    CarryOutWishes,
    ChangeMonthly,
    LateGiftsRepository,
    MonthlyWishesRepository,
    OwnGiftsRepository,
    ReadOwnGifts,
    StopMonthly,
    TellLate,
    TellStopped,
    WishJob,
  ],
})
export class GiftMineModule {}
