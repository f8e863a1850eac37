import { inUtc } from '@waymark/contracts-core';
import { Client } from 'pg';
import { runningPlatform } from './running-platform';

/** Lets the hour of every token that was sent by mail pass. */
export async function expireTokens(): Promise<void> {
  const database = new Client({ connectionString: inUtc(runningPlatform().ownerUrls['account'] ?? '') });
  await database.connect();
  await database.query(`UPDATE one_time_token SET expires_at = now() - interval '1 minute'`);
  await database.end();
}
