import { Injectable } from '@nestjs/common';
import { AuditLog } from '@waymark/service-kit';

/** What staff do in this slice: whom they let speak for a place, and all else that is theirs to decide here. */
@Injectable()
export class Audit extends AuditLog {}
