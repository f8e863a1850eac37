import { Controller } from '@nestjs/common';
import { decideBulkUndo, readBulkUndo, type BulkUndo } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { DecideBulkUndo } from './decide-bulk-undo.use-case';
import { BulkUndoViews } from './bulk-undo-views';

@Controller()
export class BulkUndoController {
  constructor(
    private readonly bulkUndoViews: BulkUndoViews,
    private readonly decideBulkUndoUseCase: DecideBulkUndo,
  ) {}

  @Endpoint(readBulkUndo)
  readBulkUndo(
    @Input() { params }: EndpointInput<typeof readBulkUndo>,
    @Caller() { member }: Caller,
  ): Promise<BulkUndo> {
    return this.bulkUndoViews.one(params, member);
  }

  @Endpoint(decideBulkUndo)
  decideBulkUndo(
    @Input() input: EndpointInput<typeof decideBulkUndo>,
    @Caller() { member, network }: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<BulkUndo> {
    return this.decideBulkUndoUseCase.execute(
      input,
      { memberId: member.memberId, role: member.role, origin: network },
      key,
    );
  }
}
