import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG, HealthChecks } from '@waymark/service-kit';
import type { AccountConfig } from './config';
import { connectRedis, REDIS } from './redis';

@Module({
  providers: [
    {
      provide: REDIS,
      useFactory: (config: AccountConfig) => connectRedis(config.REDIS_URL, config.REDIS_COMMAND_MS),
      inject: [CONFIG],
    },
  ],
  exports: [REDIS],
})
export class RedisModule implements OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    health: HealthChecks,
  ) {
    health.add('redis', async () => void (await redis.ping()), { critical: false });
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
