import { Module } from '@nestjs/common';
import { DonationModule } from '../donation/donation.module';
import { StaffModule } from '../staff/staff.module';
import { BookedDonationsRepository } from './compare/booked-donations.repository';
import { ReconciliationRunRepository } from './compare/reconciliation-run.repository';
import { ReconcileDonations } from './compare/reconcile-donations';
import { CompareJob } from './compare/compare-job';
import { DifferenceRepository } from './compare/difference.repository';
import { LookAtPayments } from './compare/look-at-payments';
import { StripeLists } from './compare/stripe-lists';
import { ReconciliationController } from './reconciliation.controller';
import { DonationRowsRepository } from './donation-rows.repository';
import { DonationTable } from './donation-table';
import { DifferencesRepository } from './differences.repository';
import { ForgetDonations } from './forget-donations';
import { ForgetDonationsRepository } from './forget-donations.repository';
import { DonationListRepository } from './donation-list.repository';
import { RefundDonation } from './refund/refund-donation.use-case';
import { RefundJob } from './refund/refund-job';
import { RefundRepository } from './refund/refund.repository';
import { SettleRefunds } from './refund/settle-refunds';
import { MonthTotalsRepository } from './month-totals.repository';

/** Reconciliation of donations: what staff see and do, and the nightly comparison with Stripe. */
@Module({
  imports: [DonationModule, StaffModule],
  controllers: [ReconciliationController],
  providers: [
    BookedDonationsRepository,
    ReconciliationRunRepository,
    ReconcileDonations,
    CompareJob,
    DifferenceRepository,
    DifferencesRepository,
    ForgetDonations,
    ForgetDonationsRepository,
    DonationListRepository,
    DonationRowsRepository,
    DonationTable,
    LookAtPayments,
    MonthTotalsRepository,
    RefundDonation,
    RefundJob,
    RefundRepository,
    SettleRefunds,
    StripeLists,
  ],
})
export class ReconciliationModule {}
