import { everyone, type AccessRows } from '../access-row';

export const COMMUNITY_ROWS: AccessRows = {
  getOpenApi: everyone(200),
  sendFeedback: everyone(201, () => ({
    body: { type: 'praise', subject: 'Access matrix', message: 'Everybody may send feedback.', urgency: 'low' },
  })),
};
