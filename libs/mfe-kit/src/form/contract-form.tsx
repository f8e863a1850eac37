import { Button, ErrorSummary, Stack } from '@waymark/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { ContractFormState } from './use-contract-form';

interface ContractFormProps<Input extends FieldValues, Output> {
  state: ContractFormState<Input, Output>;
  /** The form's name. Text typed before the session ended is restored by it. */
  label: string;
  /** `memory`: the form contains health data and is never written to disk. `own`: the form saves its own draft. */
  kept?: 'memory' | 'own';
  /** Label of its button; without it, the form has its own button among its fields. */
  button?: string;
  /** Label of the button while the form is being sent. */
  busy?: string;
  isSecondary?: boolean;
  gap?: 5 | 8 | 12;
  /** Content between the error summary and the form: a search field in it must not submit the form. */
  before?: ReactNode;
  /** Fields of the form; they get its state from `useFormContext`. */
  children: ReactNode;
}

/** Renders the error summary, the fields and the button of a form. */
export function ContractForm<Input extends FieldValues, Output>(props: ContractFormProps<Input, Output>): ReactElement {
  const { state, label, kept, button, busy, isSecondary = false, gap = 5, before, children } = props;
  const { isSubmitting } = state.form.formState;
  const summary = <ErrorSummary heading={state.failure?.heading} errors={state.problems} attempt={state.attempts} />;
  return (
    <FormProvider {...state.form}>
      {before && summary}
      {before}
      <form
        noValidate
        data-contract
        aria-label={label}
        data-kept={kept}
        onSubmit={(event) => {
          event.preventDefault();
          void state.submit();
        }}
      >
        <Stack $gap={gap}>
          {!before && summary}
          {children}
          {button && (
            <div>
              <Button type="submit" variant={isSecondary ? undefined : 'primary'} busy={isSubmitting}>
                {isSubmitting ? busy : button}
              </Button>
            </div>
          )}
        </Stack>
      </form>
    </FormProvider>
  );
}
