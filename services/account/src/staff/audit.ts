import { Injectable } from '@nestjs/common';
import type { AuditAct } from '@waymark/contracts-account';
import { AuditLog } from '@waymark/service-kit';

/** What staff do here. Words for each act: AUDIT_ACT_LABELS of the contracts. */
@Injectable()
export class Audit extends AuditLog<AuditAct> {}
