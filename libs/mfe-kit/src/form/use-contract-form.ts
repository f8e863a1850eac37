import { fieldId, namedProblem, type FieldProblem } from '@waymark/ui';
import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { ApiError } from '../api-error';
import { failureMessage } from './failure-message';

interface ContractFormOptions<Input extends FieldValues, Output> {
  /** Of the contract's schema, by which the server judges too: `zodResolver(schema)`. */
  resolver: Resolver<Input, unknown, Output>;
  /** In the order of the form, which is the order of the error summary. */
  defaultValues: DefaultValues<Input>;
  /** Names of the fields as people read them, for messages that stand away from them. */
  labels: Partial<Record<string, string>>;
  /** Said when neither the server nor the connection says why. */
  failed: string;
  /** Sends what was accepted; what it throws is shown. */
  send: (values: Output) => Promise<void>;
  /** What follows once it is sent; a failure of that is no failure of the form. */
  onSent?: () => unknown;
  /** Says a failure elsewhere too; `false`: it was no failure of the form, nothing is shown in it. */
  onFailed?: (error: unknown, message: string) => false | void;
}

export interface ContractFormState<Input extends FieldValues = FieldValues, Output = Input> {
  form: UseFormReturn<Input, unknown, Output>;
  /** What the error summary lists: the fields' messages, then what concerns no single field. */
  problems: FieldProblem[];
  submit: () => Promise<void>;
  /** What a field of ours takes. */
  field: (name: Path<Input>) => ReturnType<UseFormReturn<Input>['register']> & { error: string | undefined };
}

/**
 * A form that a contract's schema judges before the server does. Nothing is said before the first attempt; a failure keeps
 * every word; the server's messages stand at their fields.
 */
export function useContractForm<Input extends FieldValues, Output = Input>(
  options: ContractFormOptions<Input, Output>,
): ContractFormState<Input, Output> {
  const { resolver, defaultValues, labels, failed, send, onSent, onFailed } = options;
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Input, unknown, Output>({
    resolver,
    defaultValues,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      const message = failureMessage(error, failed);
      if (onFailed?.(error, message) !== false && !showServerErrors(form, error)) setFailure(message);
      return;
    }
    await onSent?.();
  });
  return {
    form,
    problems: problemsOf(errors, Object.keys(defaultValues), labels, failure),
    submit,
    field: (name) => ({ ...form.register(name), error: messageOf(errors, name) }),
  };
}

function messageOf(errors: FieldErrors, name: string): string | undefined {
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}

function problemsOf(
  errors: FieldErrors,
  fields: readonly string[],
  labels: Partial<Record<string, string>>,
  failure: string | null,
): FieldProblem[] {
  const listed = fields.flatMap((name) => {
    const message = messageOf(errors, name);
    return message === undefined ? [] : [{ fieldId: fieldId(name), message: namedProblem(labels[name], message) }];
  });
  return failure ? [...listed, { message: failure }] : listed;
}

/** Puts the server's messages at their fields. False when it named none that this form has. */
function showServerErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = Object.entries(error.problem?.fieldErrors ?? {}).filter(([name]) => name in form.getValues());
  for (const [name, message] of known) form.setError(name as Path<Input>, { type: 'server', message });
  return known.length > 0;
}
