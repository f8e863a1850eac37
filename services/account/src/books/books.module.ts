import { Module } from '@nestjs/common';
import { GiftModule } from '../gift/gift.module';
import { StaffModule } from '../staff/staff.module';
import { SupportModule } from '../support/support.module';
import { BookedGiftsRepository } from './compare/booked-gifts.repository';
import { BooksRunRepository } from './compare/books-run.repository';
import { CompareBooks } from './compare/compare-books';
import { CompareJob } from './compare/compare-job';
import { DifferenceRepository } from './compare/difference.repository';
import { LookAtPayments } from './compare/look-at-payments';
import { StripeLists } from './compare/stripe-lists';
import { BooksController } from './books.controller';
import { GiftRowsRepository } from './gift-rows.repository';
import { GiftTable } from './gift-table';
import { DifferencesRepository } from './differences.repository';
import { ForgetGifts } from './forget-gifts';
import { ForgetGiftsRepository } from './forget-gifts.repository';
import { GiftListRepository } from './gift-list.repository';
import { RefundGift } from './refund/refund-gift.use-case';
import { RefundJob } from './refund/refund-job';
import { RefundRepository } from './refund/refund.repository';
import { SettleRefunds } from './refund/settle-refunds';
import { MonthTotalsRepository } from './month-totals.repository';

/** Reconciliation of donations: what staff see and do, and the nightly comparison with Stripe. */
@Module({
  imports: [GiftModule, StaffModule, SupportModule],
  controllers: [BooksController],
  providers: [
    BookedGiftsRepository,
    BooksRunRepository,
    CompareBooks,
    CompareJob,
    DifferenceRepository,
    DifferencesRepository,
    ForgetGifts,
    ForgetGiftsRepository,
    GiftListRepository,
    GiftRowsRepository,
    GiftTable,
    LookAtPayments,
    MonthTotalsRepository,
    RefundGift,
    RefundJob,
    RefundRepository,
    SettleRefunds,
    StripeLists,
  ],
})
export class BooksModule {}
