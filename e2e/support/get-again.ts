import type { APIRequestContext, APIResponse } from '@playwright/test';

const BUSY = [503, 504];

/** Retries a GET once when the machine is busy, as our pages do. A GET that changes something would do so twice. */
export async function getAgain(request: APIRequestContext, path: string): Promise<APIResponse> {
  const answer = await request.get(path);
  return BUSY.includes(answer.status()) ? request.get(path) : answer;
}
