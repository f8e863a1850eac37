import { PRODUCT_NAME } from '@waymark/contracts-core';
import { CheckboxField } from '@waymark/ui';

export interface ConsentCheckboxProps {
  /** Where a page asks in two places. */
  id?: string;
  checked: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** The agreement itself: never ticked beforehand, and about nothing else. */
export function ConsentCheckbox({ id, checked, error, onChange }: ConsentCheckboxProps) {
  return (
    <CheckboxField
      label={`I agree that ${PRODUCT_NAME} stores my needs in my account`}
      required
      hint="This is health data. You can take your agreement back at any time."
      id={id}
      name="consentToHealthData"
      checked={checked}
      error={error}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
