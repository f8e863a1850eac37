export const FEEDBACK_PROBLEMS = {
  'feedback.not-found': { status: 404, title: 'This feedback is not here' },
  'feedback.changed': { status: 409, title: 'Somebody else changed this feedback meanwhile' },
  'feedback.no-such-colleague': { status: 409, title: 'Nobody of this number works on feedback' },
  'feedback.no-address': { status: 409, title: 'There is no address to answer to' },
  'feedback.same': { status: 409, title: 'This is the same feedback' },
  'suggestion.not-found': { status: 404, title: 'This suggestion is not here' },
  'suggestion.changed': { status: 409, title: 'Somebody else changed this suggestion meanwhile' },
  'suggestion.is-published': { status: 409, title: 'This suggestion is published: take its words back first' },
  'suggestion.same': { status: 409, title: 'This is the same suggestion' },
  'suggestion.nothing-left': { status: 409, title: 'Some feedback has to stay' },
  'suggestion.not-behind': { status: 409, title: 'This feedback is not behind this suggestion' },
} as const;
