import { Module } from '@nestjs/common';
import { RedisModule } from '../redis.module';
import { AuthThrottle } from './auth-throttle';
import { KnownOrigins } from './known-origins';

/** Limits on tries at passwords, codes and tokens. */
@Module({ imports: [RedisModule], providers: [AuthThrottle, KnownOrigins], exports: [AuthThrottle] })
export class ThrottleModule {}
