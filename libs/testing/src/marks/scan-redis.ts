import { Redis } from 'ioredis';
import type { FoundMark, Marks } from './found-mark';
import { textFinder } from './text-finder';

/** Searches every key and value of a Redis database. DUMP returns values that are not strings, with short texts uncompressed. */
export async function scanRedis(url: string, marks: Marks): Promise<FoundMark[]> {
  const redis = new Redis(url);
  const find = textFinder(marks);
  const found: FoundMark[] = [];
  try {
    for await (const keys of redis.scanStream({ count: 1_000 }) as AsyncIterable<string[]>) {
      for (const key of keys) {
        const value =
          (await redis.get(key).catch(() => null)) ?? (await redis.dumpBuffer(key))?.toString('latin1') ?? '';
        for (const mark of new Set([...find(key), ...find(value)])) found.push({ place: `redis ${key}`, mark });
      }
    }
    return found;
  } finally {
    redis.disconnect();
  }
}
