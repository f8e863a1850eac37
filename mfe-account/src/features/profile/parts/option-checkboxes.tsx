import { CheckboxField, fieldId, Fieldset, Grid } from '@waymark/ui';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

interface OptionCheckboxesProps<T extends FieldValues, Output> {
  form: UseFormReturn<T, unknown, Output>;
  name: Path<T>;
  label: string;
  hint?: string;
  options: readonly string[];
}

/** A list of checkboxes. The first has the field's ID, so that the error summary can link to it. */
export function OptionCheckboxes<T extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  options,
}: OptionCheckboxesProps<T, Output>) {
  const message = form.formState.errors[name]?.message;
  return (
    <Fieldset label={label} hint={hint} error={typeof message === 'string' ? message : undefined}>
      <Grid $min="15rem" $gap={1}>
        {options.map((option, index) => (
          <CheckboxField
            key={option}
            id={index === 0 ? fieldId(name) : `${fieldId(name)}-${index}`}
            label={option}
            value={option}
            {...form.register(name)}
          />
        ))}
      </Grid>
    </Fieldset>
  );
}
