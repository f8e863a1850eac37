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
import { ForgetDonations, ForgetDonationsRepository } from './forget-donations';
import { DonationListRepository, MonthTotalsRepository } from './donation-list.repository';
import { RefundDonation } from './refund/refund-donation.use-case';
import { RefundJob, SettleRefunds } from './refund/settle-refunds';
import { RefundRepository } from './refund/refund.repository';

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
