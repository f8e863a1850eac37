import type { ReactNode } from 'react';

/** Element id of the field with this name; ErrorSummary links point at it. Fields use it unless given an `id`. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;

/** Props that every labelled field has beside its native attributes. */
export interface FieldProps {
  /** Visible label. */
  label: ReactNode;
  /** Help under the label; read out with the field. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; read out with the field, which becomes `aria-invalid`. */
  error?: ReactNode;
  /** Must be filled: says so to screen readers, and in words after the label. */
  required?: boolean | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  /** Keeps the label for screen readers only (a search box with a visible heading). */
  hideLabel?: boolean;
}
