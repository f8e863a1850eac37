import { latePart } from '@waymark/mfe-kit';

/** Comes after what they did: whoever only looks at a day needs no form. */
export const revertForm = latePart(
  () => import(/* webpackChunkName: "revert-form" */ './revert-form'),
  ({ RevertForm }) => RevertForm,
);
