import type { ReactNode } from 'react';

/**
 * Returns the element ID of the field with this name; ErrorSummary links to it. Fields use it unless they get an `id`.
 */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;

/** Props of every labelled field, besides its native attributes. */
export interface FieldProps {
  /** Visible label. */
  label: ReactNode;
  /** Help under the label; screen readers read it with the field. */
  hint?: ReactNode;
  /** The error and how to fix it. Screen readers read it with the field, which becomes `aria-invalid`. */
  error?: ReactNode;
  /** The field must be filled in; shown to screen readers and as text after the label. */
  required?: boolean | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  /** Keeps the label for screen readers only (a search box with a visible heading). */
  hideLabel?: boolean;
}
