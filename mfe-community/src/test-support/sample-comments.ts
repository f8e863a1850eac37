import type { Comment, Thread } from '../shared/comments/comment-queries';

/** Returns a comment as a visitor sees it. */
export const sampleComment = (given: Partial<Comment> = {}): Comment => ({
  id: 11,
  blogId: 7,
  entryId: null,
  threadId: null,
  answers: null,
  author: { name: 'Robin', memberId: 8, isTripAuthor: false },
  content: 'We took the same path.\n\nThe ramp at https://example.org/ramp is new.',
  links: [{ from: 36, to: 60, href: 'https://example.org/ramp' }],
  state: 'published',
  signals: [],
  createdAt: '2026-11-03T10:00:00.000Z',
  editedAt: null,
  isOwn: false,
  ...given,
});

export const sampleThread = (given: Partial<Thread> = {}): Thread => ({
  ...sampleComment(given),
  answerList: [],
  answerCount: 0,
  ...given,
});
