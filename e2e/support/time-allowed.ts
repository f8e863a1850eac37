import type { APIRequestContext } from '@playwright/test';

const ROUND_TRIPS = 20;

/** The milliseconds that a rule gives, and what asking costs on top while the machine is as busy as it is now. */
export async function timeAllowed(request: APIRequestContext, ms: number): Promise<number> {
  const began = performance.now();
  await request.get('/api/auth/user');
  return ms + ROUND_TRIPS * (performance.now() - began);
}
