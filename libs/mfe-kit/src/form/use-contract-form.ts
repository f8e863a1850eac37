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

/** Why nothing was saved, where no single field is to blame. */
export interface FormFailure {
  /** Of the error summary; it has one of its own. */
  heading?: string;
  message: string;
}

interface ContractFormOptions<Input extends FieldValues, Output> {
  /** Of the contract's schema, by which the server judges too: `zodResolver(schema)`. */
  resolver: Resolver<Input, unknown, Output>;
  /** In the order of the form, which is the order of the error summary. */
  defaultValues: DefaultValues<Input>;
  /** Names of the fields as people read them, for messages that stand away from them. */
  labels: Partial<Record<string, string>>;
  /** All that may be wrong, in the order of the form; the names in `defaultValues` unless it says more. */
  fields?: readonly string[];
  /** Of a form in steps: the fields of the step that is shown. Only they are judged by `checkStep`, and only they are listed. */
  step?: readonly string[];
  /** The form's own name of a field that the server names. */
  fieldOf?: (name: string) => string;
  /** Said when neither the server nor the connection says why; a form that has its own words gives them all. */
  failed: string | ((error: unknown) => FormFailure);
  /** Sends what was accepted; what it throws is shown. */
  send: (values: Output) => Promise<void>;
  /** What follows once it is sent; a failure of that is no failure of the form. */
  onSent?: () => unknown;
  /** Says a failure elsewhere too; `false`: it was no failure of the form, nothing is shown in it. */
  onFailed?: (error: unknown, message: string) => false | void;
  /** Says elsewhere too that something in it is to be put right first. */
  onInvalid?: () => void;
}

export interface ContractFormState<Input extends FieldValues = FieldValues, Output = Input> {
  form: UseFormReturn<Input, unknown, Output>;
  /** What the error summary lists: the fields' messages, then what concerns no single field. */
  problems: FieldProblem[];
  /** Of the last try; null while there was none, or when fields are to blame. */
  failure: FormFailure | null;
  submit: () => Promise<void>;
  /** How often it was tried, each step of it too. */
  attempts: number;
  /** Judges the fields of `step` alone. True: nothing is wrong with them. */
  checkStep: () => Promise<boolean>;
  /** Takes all messages away, for who goes to another step. */
  clearProblems: () => void;
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
  const { resolver, defaultValues, labels, failed, send, onSent, onFailed, onInvalid } = options;
  const { fields = Object.keys(defaultValues), step = fields, fieldOf = (name) => name } = options;
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [checks, setChecks] = useState(0);
  const form = useForm<Input, unknown, Output>({
    resolver,
    defaultValues,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, submitCount } = form.formState;

  async function checkStep(): Promise<boolean> {
    const isGood = await form.trigger(step as Path<Input>[]);
    setChecks((before) => before + 1);
    if (!isGood) onInvalid?.();
    return isGood;
  }

  function clearProblems(): void {
    form.clearErrors();
    setFailure(null);
  }

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      const why = typeof failed === 'string' ? { message: failureMessage(error, failed) } : failed(error);
      if (onFailed?.(error, why.message) !== false && !showServerErrors(form, error, fields, fieldOf)) setFailure(why);
      return;
    }
    await onSent?.();
  }, onInvalid);
  return {
    form,
    problems: problemsOf(errors, step, labels, failure),
    failure,
    submit,
    attempts: submitCount + checks,
    checkStep,
    clearProblems,
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
  failure: FormFailure | null,
): FieldProblem[] {
  const listed = fields.flatMap((name) => problemsIn(errors[name], name, labels));
  return failure ? [...listed, { message: failure.message }] : listed;
}

/** A field that is made of fields has its errors one level down; `root` is the whole of it. */
function problemsIn(error: unknown, name: string, labels: Partial<Record<string, string>>): FieldProblem[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string')
    return [{ fieldId: fieldId(name), message: namedProblem(labels[name], error.message) }];
  return Object.entries(error).flatMap(([part, inner]) =>
    part === 'ref' ? [] : problemsIn(inner, part === 'root' ? name : `${name}.${part}`, labels),
  );
}

/** Puts the server's messages at their fields. False when it named none that this form has. */
function showServerErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
  fields: readonly string[],
  fieldOf: (name: string) => string,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = Object.entries(error.problem?.fieldErrors ?? {})
    .map(([name, message]) => [fieldOf(name), message] as const)
    .filter(([name]) => fields.includes(name.split('.')[0] ?? ''));
  for (const [name, message] of known) form.setError(name as Path<Input>, { type: 'server', message });
  return known.length > 0;
}
