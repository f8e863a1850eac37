import { Injectable } from '@nestjs/common';
import { AuditLog } from '@waymark/service-kit';

/** The log of staff acts in this service: owner approvals and all other staff decisions. */
@Injectable()
export class Audit extends AuditLog {}
