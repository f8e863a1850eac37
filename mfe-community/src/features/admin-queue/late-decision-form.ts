import { latePart } from '@waymark/mfe-kit';

/** Comes after the list: whoever reads how much waits needs no form. */
export const decisionForm = latePart(
  () => import(/* webpackChunkName: "decision-form" */ './decision-form'),
  ({ DecisionForm }) => DecisionForm,
);
