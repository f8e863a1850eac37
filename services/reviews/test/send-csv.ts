import type { Identity } from '@waymark/contracts-core';
import type { Answer, ReviewsService } from './reviews-service';

/** Posts a file of support services as the import screen does. */
export async function sendCsv<T>(
  service: ReviewsService,
  text: string,
  role: Identity['role'] | null,
  query = '',
): Promise<Answer<T>> {
  const body = new FormData();
  body.append('file', new Blob([text], { type: 'text/csv' }), 'services.csv');
  const response = await service.send('POST', `/api/support-services/import${query}`, {
    ...(role ? { as: 1, role } : {}),
    body,
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as T };
}
