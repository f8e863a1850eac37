import { createLog, Database, Outbox } from '@waymark/service-kit';
import type { Redis } from 'ioredis';
import { MemberRepository } from '../member/member.repository';
import { PrismaService } from '../prisma.service';
import { SessionCache } from '../session/session-cache';
import { SessionRepository } from '../session/session.repository';
import { Audit } from '../staff/audit';
import { StaffMembersRepository } from '../staff/staff-members.repository';
import { connectRedis } from '../support/redis';

interface Addresses {
  DATABASE_URL: string;
  REDIS_URL?: string | undefined;
}

/** Opens what a command needs of the service, without its HTTP side. Call `close` at the end. */
export function openCommandTools({ DATABASE_URL, REDIS_URL }: Addresses) {
  const database = new Database(DATABASE_URL, 'account', createLog('account', 'warn'));
  const prisma = new PrismaService(database);
  const redis: Redis | null = REDIS_URL ? connectRedis(REDIS_URL) : null;
  const outbox = new Outbox();
  return {
    database,
    prisma,
    outbox,
    members: new MemberRepository(database, prisma),
    staff: new StaffMembersRepository(database, prisma),
    audit: new Audit(),
    sessions: new SessionRepository(database, outbox),
    cache: redis && new SessionCache(redis),
    redis,
    async close(): Promise<void> {
      redis?.disconnect();
      await database.close();
    },
  };
}

/** Runs a command's main function; prints a failure's message to stderr and sets the exit code. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
