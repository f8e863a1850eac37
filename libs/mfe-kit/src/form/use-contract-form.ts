import { fieldId, type FieldProblem, namedProblem } from '@waymark/ui';
import { useCallback, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { randomKey } from '../api-client';
import { ApiError } from '../api-error';
import { failureMessage } from './failure-message';

/** Error message if nothing was saved and no single field is the cause. */
export interface FormFailure {
  /** Heading of the error summary, which has a default. */
  heading?: string;
  message: string;
}

interface ContractFormOptions<Input extends FieldValues, Output> {
  /** Built from the contract's schema, which the server also uses: `zodResolver(schema)`. */
  resolver: Resolver<Input, unknown, Output>;
  /** In the order of the form, which is the order of the error summary. */
  defaultValues: DefaultValues<Input>;
  /** Field names as people read them, for messages shown away from the fields. */
  labels: Partial<Record<string, string>>;
  /** All names that can have errors, in the order of the form; by default those in `defaultValues`. */
  fields?: readonly string[];
  /** In a form with steps: the fields of the visible step. `checkStep` validates and lists only these. */
  step?: readonly string[];
  /** Maps the server's name of a field to the form's name. */
  fieldOf?: (name: string) => string;
  /** Message if neither the server nor the connection gives a reason; a function replaces all messages. */
  failed: string | ((error: unknown) => FormFailure);
  /** Sends the valid values; an error it throws is shown. */
  send: (values: Output) => Promise<void>;
  /** Runs after a successful send; an error here does not count as a failure of the form. */
  onSent?: () => unknown;
  /** Reports a failure elsewhere too. Returns `false` when the form should show nothing. */
  onFailed?: (error: unknown, message: string) => false | void;
  /** Reports elsewhere too that fields need correction. */
  onInvalid?: () => void;
}

export interface ContractFormState<Input extends FieldValues = FieldValues, Output = Input> {
  form: UseFormReturn<Input, unknown, Output>;
  /** The entries of the error summary: the fields' messages, then the general failure. */
  problems: FieldProblem[];
  /** The failure of the last attempt; null before the first one, or when fields are the cause. */
  failure: FormFailure | null;
  submit: () => Promise<void>;
  /** Number of attempts, including those of each step. */
  attempts: number;
  /** Validates only the fields of `step`. Returns true when they are valid. */
  checkStep: () => Promise<boolean>;
  /** Removes all messages, for a change of step. */
  clearProblems: () => void;
  /** Returns the props of one of our field components. */
  field: (name: Path<Input>) => ReturnType<UseFormReturn<Input>['register']> & { error: string | undefined };
}

/**
 * Validates a form with the contract's schema before the server does. Shows no errors before the first attempt. A
 * failure keeps all input, and the server's messages appear at their fields.
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

/** A field made of other fields has its errors one level down; `root` holds the error of the whole. */
function problemsIn(error: unknown, name: string, labels: Partial<Record<string, string>>): FieldProblem[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string')
    return [{ fieldId: fieldId(name), message: namedProblem(labels[name], error.message) }];
  return Object.entries(error).flatMap(([part, inner]) =>
    part === 'ref' ? [] : problemsIn(inner, part === 'root' ? name : `${name}.${part}`, labels),
  );
}

/** Shows the server's messages at their fields. Returns false when none belongs to a field of this form. */
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

/**
 * Returns a form's idempotency key: the same for the same body, so that a retry after a lost response is performed
 * only once. A different body gets a new key.
 */
export function useSubmissionKey(): (body: unknown) => string {
  const sent = useRef({ words: '', key: '' });
  return useCallback((body) => {
    const words = JSON.stringify(body);
    if (sent.current.words !== words) sent.current = { words, key: randomKey() };
    return sent.current.key;
  }, []);
}
