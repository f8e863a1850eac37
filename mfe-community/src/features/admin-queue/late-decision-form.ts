import { latePart } from '@waymark/mfe-kit';

/** Loads after the list, because staff who only look at the queue need no form. */
export const decisionForm = latePart(
  () => import(/* webpackChunkName: "decision-form" */ './decision-form'),
  ({ DecisionForm }) => DecisionForm,
);
