import { type APIRequestContext, expect } from '@playwright/test';

interface Made {
  id: number;
}

/** A published trip of the member who is signed in, with as many days as have titles. */
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

/** A comment of the member who is signed in; on the trip of somebody else it waits while they are new. */
export async function makeComment(request: APIRequestContext, blogId: number, content: string): Promise<number> {
  const answer = await request.post(`/api/trip-blogs/${blogId}/comments`, { data: { content } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as Made).id;
}
