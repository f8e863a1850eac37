import { latePart } from '@waymark/mfe-kit';

/** Details load after the list of feedback, because everybody reads the list first. */
export const feedbackDetail = latePart(
  () => import(/* webpackChunkName: "feedback-detail" */ './feedback/feedback-detail'),
  ({ FeedbackDetail }) => FeedbackDetail,
);
export const feedbackDownload = latePart(
  () => import(/* webpackChunkName: "feedback-download" */ './feedback/feedback-download'),
  ({ FeedbackDownload }) => FeedbackDownload,
);
export const suggestionTab = latePart(
  () => import(/* webpackChunkName: "suggestion-tab" */ './suggestions/suggestion-tab'),
  ({ SuggestionTab }) => SuggestionTab,
);
