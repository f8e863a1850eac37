import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { exportRequested, requestExport, type ExportRequest } from '@waymark/contracts-account';
import { Idempotency, newExportKeys, Outbox } from '@waymark/service-kit';
import { accountProblem } from '../../support/account-problem';
import { SecretBox } from '../../support/secret-box';
import { privateKeyPurpose } from './file-cipher';
import { ExportRepository, toExportRequest } from './export.repository';

const A_DAY = 3;
const DAY_SECONDS = 86_400;

/** Starts an export: creates its key pair and asks all slices for data. */
@Injectable()
export class RequestExport {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly exports: ExportRepository,
    private readonly box: SecretBox,
  ) {}

  async execute(memberId: number, key: string | null): Promise<ExportRequest> {
    // Created before the transaction: a key pair takes a moment, during which a row would be locked.
    const { publicKey, privateKey } = await newExportKeys();
    const scope = { key, memberId, endpoint: requestExport.name, body: null };
    const answer = await this.idempotency.run(scope, async (tx) => {
      if ((await this.exports.countSince(tx, memberId, 24)) >= A_DAY)
        throw accountProblem('privacy.too-many-exports', { retryAfterSeconds: DAY_SECONDS });
      const exportId = randomUUID();
      const sealed = this.box.seal(JSON.stringify(privateKey), { memberId, purpose: privateKeyPurpose(exportId) });
      const row = await this.exports.add(tx, exportId, memberId, sealed);
      if (!row) throw accountProblem('privacy.export-running');
      await this.outbox.add(tx, exportRequested, {
        aggregateId: exportId,
        aggregateVersion: 1,
        data: { exportId, memberId, publicKey },
      });
      return { status: 201, body: toExportRequest(row) };
    });
    return answer.body;
  }
}
