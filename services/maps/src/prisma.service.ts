import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { PrismaClient } from './generated/client';

/** The generated client over the kit's pool, for ordinary reads and writes. Inside a transaction: `tx.with(this.prisma)`. */
@Injectable()
export class PrismaService extends PrismaClient {
  constructor(database: Database) {
    super(database.clientOptions());
  }
}
