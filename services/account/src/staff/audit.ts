import { Injectable } from '@nestjs/common';
import type { AuditAct } from '@waymark/contracts-account';
import { AuditLog } from '@waymark/service-kit';

/** Audit log of staff actions in this slice. AUDIT_ACT_LABELS of the contracts has a text for each action. */
@Injectable()
export class Audit extends AuditLog<AuditAct> {}
