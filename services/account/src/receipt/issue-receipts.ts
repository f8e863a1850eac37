import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import sql from 'sql-template-tag';
import { operatorFrom } from '@waymark/contracts-core';
import { CONFIG, Database, Jobs, LOG, type Log, type Tx } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { donationEmailOf } from '../donation/donation-row';
import { MailQueue } from '../support/mail/mail-queue';
import { donationReceiptMail } from '../support/mail/templates/donation-mails';
import { SecretBox } from '../support/secret-box';
import { newReceiptToken, receiptNumberText, receiptTokenHash } from './receipt';
import { ReceiptRepository, type UnreceiptedDonation } from './receipt.repository';

const EVERY_MS = 2_000;
const WEEK_MINUTES = 7 * 24 * 60;
/** Number of failures above which the cause cannot be a single donation. */
const MOST_STUCK = 20;
/** An arbitrary constant; it must be the same in every process. */
const LOCK = 512_016;

/**
 * Issues one receipt for each received donation. Number, email and the mark on the donation are one transaction: if
 * the process stops, a donation has all of them or none, and the next round continues.
 */
@Injectable()
export class IssueReceipts implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly receipts: ReceiptRepository,
    private readonly mails: MailQueue,
    private readonly box: SecretBox,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: AccountConfig,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({
      name: 'write receipts of gifts',
      every: EVERY_MS,
      atStart: true,
      run: (stopping) => this.run(stopping),
    });
  }

  async run(stopping?: AbortSignal): Promise<void> {
    const stuck: string[] = [];
    while (!stopping?.aborted && (await this.goOn(stuck)));
  }

  /** A failing receipt must not block the others; the next round tries it again. */
  private async goOn(stuck: string[]): Promise<boolean> {
    const at: { giftId?: string } = {};
    try {
      return await this.database.transaction((tx) => this.next(tx, stuck, at));
    } catch (err) {
      if (at.giftId === undefined || stuck.length >= MOST_STUCK) throw err;
      this.log.error({ err, giftId: at.giftId }, 'the receipt of a gift could not be written');
      stuck.push(at.giftId);
      return true;
    }
  }

  /** Returns false when nothing is left to do, or another process is doing it. */
  private async next(tx: Tx, stuck: readonly string[], at: { giftId?: string }): Promise<boolean> {
    const lock = await tx.one<{ alone: boolean | null }>(sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS alone`);
    if (!lock?.alone) return false;
    const gift = await this.receipts.nextWithout(tx, stuck);
    if (!gift) return false;
    at.giftId = gift.id;
    const { mode, receivedAt } = gift;
    const year = receivedAt.getUTCFullYear();
    const number = await this.receipts.nextNumber(tx, mode, year);
    const to = this.addressOf(gift);
    const token = to !== null && gift.memberId === null ? newReceiptToken() : null;
    const mailId = to === null ? null : await this.send(tx, gift, receiptNumberText({ year, number }), to, token);
    const tokenHash = token && receiptTokenHash(token);
    await this.receipts.add(tx, { giftId: gift.id, mode, year, number, tokenHash, mailId });
    return true;
  }

  /** Returns null for a visitor without an email address and for a member who has since left. */
  private addressOf({ id, email, sealedEmail, sealedMonthlyEmail, monthlyGiftId }: UnreceiptedDonation): string | null {
    if (email !== null) return email;
    if (sealedEmail !== null) return this.box.open(sealedEmail, donationEmailOf(id));
    if (sealedMonthlyEmail === null || monthlyGiftId === null) return null;
    return this.box.open(sealedMonthlyEmail, donationEmailOf(monthlyGiftId));
  }

  private send(tx: Tx, gift: UnreceiptedDonation, number: string, to: string, token: string | null): Promise<string> {
    const template = donationReceiptMail({
      ...gift,
      number,
      token,
      publicOrigin: this.config.PUBLIC_ORIGIN,
      operator: operatorFrom(this.config),
    });
    return this.mails.add(tx, {
      to,
      usefulMinutes: WEEK_MINUTES,
      template,
      ...(gift.memberId !== null && { memberId: gift.memberId }),
    });
  }
}
