import { latePart } from '@waymark/mfe-kit';

/** Loads after the activity, because staff who only look at a day need no form. */
export const revertForm = latePart(
  () => import(/* webpackChunkName: "revert-form" */ './revert-form'),
  ({ RevertForm }) => RevertForm,
);
