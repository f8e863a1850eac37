import { Module } from '@nestjs/common';
import { SupportModule } from '../support/support.module';
import { IssueReceipts } from './issue-receipts';
import { ReceiptController } from './receipt.controller';
import { ReceiptRepository } from './receipt.repository';

/** A receipt for each received donation: by email, and as a page to print. */
@Module({
  imports: [SupportModule],
  controllers: [ReceiptController],
  providers: [IssueReceipts, ReceiptRepository],
})
export class ReceiptModule {}
