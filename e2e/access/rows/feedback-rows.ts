import { type AccessRows, everyone, staff } from '../access-row';

// Nothing has this ID. The service's own spec checks each action.
const nobodys = { params: { id: 2_147_483_647 } };

export const FEEDBACK_ROWS: AccessRows = {
  listAdminFeedback: staff('moderator', 200),
  exportFeedback: staff('admin', 200),
  listColleagues: staff('moderator', 200),
  readAdminFeedback: staff('moderator', 404, () => nobodys),
  changeFeedback: staff('moderator', 404, () => ({ ...nobodys, body: { version: 1, status: 'seen' } })),
  noteFeedback: staff('moderator', 404, () => ({ ...nobodys, body: { text: 'Known.' } })),
  answerFeedback: staff('moderator', 404, () => ({ ...nobodys, body: { text: 'Thank you.' } })),
  mergeFeedback: staff('moderator', 404, () => ({ ...nobodys, body: { into: 2_147_483_646 } })),
  partFeedback: staff('moderator', 404, () => nobodys),
  listAdminSuggestions: staff('moderator', 200),
  readSuggestionRun: staff('moderator', 200),
  askForSuggestions: staff('moderator', 201, () => ({ body: {} })),
  readAdminSuggestion: staff('moderator', 404, () => nobodys),
  changeSuggestion: staff('moderator', 404, () => ({ ...nobodys, body: { version: 1, status: 'planned' } })),
  mergeSuggestion: staff('moderator', 404, () => ({ ...nobodys, body: { into: 2_147_483_646 } })),
  splitSuggestion: staff('moderator', 404, () => ({ ...nobodys, body: { feedbackIds: [1] } })),
  publishSuggestion: staff('moderator', 404, () => ({ ...nobodys, body: { heard: 'Heard.', changed: 'Changed.' } })),
  withdrawSuggestion: staff('moderator', 404, () => nobodys),
  listHeard: everyone(200),
};
