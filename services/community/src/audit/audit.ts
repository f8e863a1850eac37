import { Injectable } from '@nestjs/common';
import { AuditLog } from '@waymark/service-kit';

/** The log of staff acts in this service: decisions on content and appeals, and changes to feedback and suggestions. */
@Injectable()
export class Audit extends AuditLog {}
