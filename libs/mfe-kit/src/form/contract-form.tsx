import { Button, ErrorSummary, Stack } from '@waymark/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { ContractFormState } from './use-contract-form';

interface ContractFormProps<Input extends FieldValues, Output> {
  state: ContractFormState<Input, Output>;
  /** Its name; what was typed is found again by it when the session ends meanwhile. */
  label: string;
  /** `memory`: what was typed is about health and never kept on a disk; `own`: it keeps a draft by itself. */
  kept?: 'memory' | 'own';
  /** Words of its button; without them it has its own among its fields. */
  button?: string;
  /** Words of its button while it is sent. */
  busy?: string;
  isSecondary?: boolean;
  gap?: 5 | 8 | 12;
  /** Stands between the error summary and the form: a search in it must not send the form. */
  before?: ReactNode;
  /** They find the form by `useFormContext`. */
  children: ReactNode;
}

/** The form itself: what is wrong with it, its fields, its button. */
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
