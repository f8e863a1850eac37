import type { APIRequestContext, APIResponse } from '@playwright/test';

const BUSY = [503, 504];

/** Asked once more when the machine was busy, as our pages do it: what a question does to a service, it does again. */
export async function getAgain(request: APIRequestContext, path: string): Promise<APIResponse> {
  const answer = await request.get(path);
  return BUSY.includes(answer.status()) ? request.get(path) : answer;
}
