import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../support/secret-box';
import { ExportRepository } from './export.repository';
import { decryptFile, fileKeyPurpose } from './file-cipher';

/**
 * Returns the archive of a member's own export; null when it does not exist, has expired or belongs to another member.
 */
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
