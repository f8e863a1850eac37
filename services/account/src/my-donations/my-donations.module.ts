import { Module } from '@nestjs/common';
import { DonationModule } from '../donation/donation.module';
import { SupportModule } from '../support/support.module';
import { MyDonationsController } from './my-donations.controller';
import { BeginNewCard } from './begin-new-card.use-case';
import { LateDonationsRepository, TellLate } from './tell-late.job';
import { CarryOutWishes, WishJob } from './monthly-wishes/carry-out-wishes';
import { ChangeMonthly, StopMonthly } from './monthly-wishes/change-monthly.use-case';
import { MonthlyWishesRepository } from './monthly-wishes/monthly-wishes.repository';
import { TellStopped } from './monthly-wishes/tell-stopped';
import { OwnDonationsRepository } from './own-donations.repository';
import { ReadOwnDonations } from './read-own-donations';

/** Lets donors see their donations and change or stop a monthly one. */
@Module({
  imports: [DonationModule, SupportModule],
  controllers: [MyDonationsController],
  providers: [
    BeginNewCard,
    CarryOutWishes,
    ChangeMonthly,
    LateDonationsRepository,
    MonthlyWishesRepository,
    OwnDonationsRepository,
    ReadOwnDonations,
    StopMonthly,
    TellLate,
    TellStopped,
    WishJob,
  ],
})
export class MyDonationsModule {}
