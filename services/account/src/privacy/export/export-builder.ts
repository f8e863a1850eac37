import { Inject, Injectable } from '@nestjs/common';
import { DATA_HOLDERS, type DataHolder, type SliceExport, sliceExportSchema } from '@waymark/contracts-core';
import { CONFIG, LOG, type Log, openParts, type PrivateExportKey, type Tx } from '@waymark/service-kit';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { AccountConfig } from '../../config';
import { MailQueue } from '../../support/mail/mail-queue';
import { exportReady } from '../../support/mail/templates/account-mails';
import { MemberRepository } from '../../member/member.repository';
import { SecretBox } from '../../support/secret-box';
import { GatherAccount } from '../gather/gather-account';
import { OTHER_SLICES } from '../other-slices';
import { type ExportContent, exportPage } from './export-page';
import { type DueExport, type ExportPart, ExportRepository } from './export.repository';
import { encryptFile, newFileKey, fileKeyPurpose, privateKeyPurpose } from './file-cipher';

const STORED_HOURS = 24;

/** Builds the archive of an export: decrypts the slices' data, adds this slice's own, and encrypts the whole. */
@Injectable()
export class ExportBuilder {
  constructor(
    private readonly exports: ExportRepository,
    private readonly account: GatherAccount,
    private readonly members: MemberRepository,
    private readonly mails: MailQueue,
    private readonly box: SecretBox,
    @Inject(CONFIG) private readonly config: AccountConfig,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Returns false when none is due. */
  async buildNext(tx: Tx): Promise<boolean> {
    const due = await this.exports.takeDue(tx, OTHER_SLICES.length, this.config.EXPORT_WAIT_SECONDS);
    if (!due) return false;
    try {
      await this.build(tx, due);
    } catch (error) {
      // Does not continue after a database error: the transaction is over, and the next round tries again.
      if (isFromDatabase(error)) throw error;
      // A retry would fail in the same way, so the member gets an error and may request it again.
      this.log.error({ err: error, exportId: due.id }, 'an export could not be put together');
      await this.exports.fail(tx, due.id);
    }
    return true;
  }

  private async build(tx: Tx, row: DueExport): Promise<void> {
    const { id, userId: memberId } = row;
    const owner = await this.members.findById(memberId);
    if (!owner || row.sealedPrivateKey === null) throw new Error('The export has no owner or no key.');
    const key = JSON.parse(
      this.box.open(row.sealedPrivateKey, { memberId, purpose: privateKeyPurpose(id) }),
    ) as PrivateExportKey;
    const slices: Partial<Record<DataHolder, SliceExport>> = {
      account: await this.account.run(memberId),
      ...(await open(key, await this.exports.partsOf(tx, id))),
    };
    const missing = DATA_HOLDERS.filter((slice) => !slices[slice]);
    const archive = exportArchive({
      slices,
      missing,
      displayName: owner.displayName,
      requestedAt: row.requestedAt,
      origin: this.config.PUBLIC_ORIGIN,
    });
    const fileKey = newFileKey();
    await this.exports.finish(tx, id, {
      encrypted: encryptFile(fileKey, archive),
      sealedFileKey: this.box.seal(fileKey, { memberId, purpose: fileKeyPurpose(id) }),
      missing,
      hours: STORED_HOURS,
    });
    await this.mails.add(tx, {
      to: owner.email,
      memberId,
      template: exportReady(this.config.PUBLIC_ORIGIN, missing.length > 0),
    });
  }
}

/** Decrypts the data of all slices that have responded completely. */
async function open(
  key: PrivateExportKey,
  parts: readonly ExportPart[],
): Promise<Partial<Record<DataHolder, SliceExport>>> {
  const opened: Partial<Record<DataHolder, SliceExport>> = {};
  for (const slice of OTHER_SLICES) {
    const own = parts.filter((part) => part.slice === slice);
    if (own.length === 0 || own.length !== own[0]?.parts) continue;
    opened[slice] = sliceExportSchema.parse(
      JSON.parse(
        await openParts(
          key,
          own.map(({ sealed }) => sealed),
        ),
      ),
    );
  }
  return opened;
}

const isFromDatabase = (error: unknown): boolean =>
  error instanceof Error && ('severity' in error || 'status' in error);

/**
 * Returns a zip with `your-data.html` for people, one JSON file per slice for programs, and a folder with each slice's
 * files.
 */
function exportArchive(content: ExportContent): Uint8Array {
  const files: Zippable = { 'your-data.html': strToU8(exportPage(content)) };
  for (const slice of DATA_HOLDERS) {
    const held = content.slices[slice];
    if (!held) continue;
    files[`${slice}.json`] = strToU8(
      `${JSON.stringify({ slice, requestedAt: content.requestedAt.toISOString(), sections: held.sections }, null, 2)}\n`,
    );
    // Photos are not compressed again.
    for (const { name, base64 } of held.files)
      files[`${slice}/${name}`] = [Buffer.from(base64, 'base64'), { level: 0 }];
  }
  return zipSync(files, { mtime: content.requestedAt });
}
