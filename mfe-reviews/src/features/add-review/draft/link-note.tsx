import { Alert } from '@waymark/ui';

/** A `venue` in the address that cannot be read is no fault of whoever followed the link. */
export function LinkNote() {
  return (
    <Alert role="status" title="We could not read the venue in this link.">
      Nothing is lost. Search for the venue below, or describe it in the form.
    </Alert>
  );
}
