import { Injectable } from '@nestjs/common';
import { AuditLog } from '@waymark/service-kit';

/** What staff do in this slice: decisions about content and appeals, and what becomes of feedback and suggestions. */
@Injectable()
export class Audit extends AuditLog {}
