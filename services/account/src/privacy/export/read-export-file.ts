import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../support/secret-box';
import { ExportRepository } from './export.repository';
import { decryptFile, fileKeyPurpose } from './file-cipher';

/** The archive of an own export; null when there is none (any more), or it is another's. */
@Injectable()
export class ReadExportFile {
  constructor(
    private readonly exports: ExportRepository,
    private readonly box: SecretBox,
  ) {}

  async execute(id: string, memberId: number): Promise<Buffer | null> {
    const file = await this.exports.fileOf(id, memberId);
    return (
      file && decryptFile(this.box.open(file.sealedFileKey, { memberId, purpose: fileKeyPurpose(id) }), file.encrypted)
    );
  }
}
