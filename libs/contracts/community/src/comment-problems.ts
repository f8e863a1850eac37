/** What can go wrong with comments. */
export const COMMENT_PROBLEMS = {
  'comment.not-found': { status: 404, title: 'This comment is not here (any more)' },
  'comment.not-yours': { status: 403, title: 'Only whoever wrote a comment can change it' },
  'comment.not-yours-to-decide': { status: 403, title: 'The author of the trip decides, but for their own comments' },
  'comment.declined': { status: 409, title: 'This comment was not published. You can delete it' },
  'comment.hidden': { status: 409, title: 'Staff hid this comment. Its author got the reasons and can appeal' },
} as const;
