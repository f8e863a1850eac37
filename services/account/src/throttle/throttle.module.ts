import { Module } from '@nestjs/common';
import { RedisModule } from '../redis.module';
import { AuthThrottle } from './auth-throttle';

/** Limits on tries at passwords, codes and tokens. */
@Module({ imports: [RedisModule], providers: [AuthThrottle], exports: [AuthThrottle] })
export class ThrottleModule {}
