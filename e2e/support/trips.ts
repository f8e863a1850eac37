import { type APIRequestContext, expect } from '@playwright/test';

interface Made {
  id: number;
}

/** Publishes a trip of the signed-in member, with a day for each title. */
export async function makeTrip(request: APIRequestContext, title: string, dayTitles: string[] = []): Promise<number> {
  const answer = await request.post('/api/trip-blogs', {
    data: {
      title,
      description: 'Seven days by the sea with a powered chair, and what was in the way.',
      destination: 'Whitby',
      startDate: '2026-05-04',
      endDate: '2026-05-10',
      tags: [],
      isPublic: true,
      days: dayTitles.map((day, place) => ({ dayNumber: place + 1, title: day, content: 'We went out.' })),
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as Made).id;
}

/** Creates a comment of the signed-in member. On another member's trip, comments of new members wait for approval. */
export async function makeComment(request: APIRequestContext, blogId: number, content: string): Promise<number> {
  const answer = await request.post(`/api/trip-blogs/${blogId}/comments`, { data: { content } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as Made).id;
}
