import { latePart } from '@waymark/mfe-kit';

/** Loads after the activity, because staff who only look at a day need no form. */
export const bulkUndoForm = latePart(
  () => import(/* webpackChunkName: "revert-form" */ './bulk-undo-form'),
  ({ BulkUndoForm }) => BulkUndoForm,
);
