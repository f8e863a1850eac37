import { zodResolver } from '@hookform/resolvers/zod';
import { keptContentSchema, type KeptContent, type KeptDetail } from '@waymark/contracts-community';
import { announce, ApiError, call } from '@waymark/mfe-kit';
import { ContractForm, failureMessage, useContractForm } from '@waymark/mfe-kit/form';
import { TextArea, TextField } from '@waymark/ui';
import { get } from 'react-hook-form';
import { saveKeptDraft } from '../../endpoints';
import type { KeptId } from './kept-address';
import { fieldsOf, type KeptField } from './kept-fields';
import { startOf, type KeptInput } from './kept-start';

interface Seen {
  revision: number;
  number: number;
}

/** The form's whole state; it stays as it is when somebody else saves or publishes meanwhile. */
export function useKeptForm(id: KeptId, start: KeptContent | null, seen: () => Seen, on: KeptFormEvents) {
  const fields = fieldsOf(id);
  return useContractForm<KeptInput, KeptInput>({
    resolver: zodResolver(keptContentSchema, undefined, { raw: true }),
    defaultValues: startOf(id, start),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    fieldOf: (name) => name.replace(/^content\./, ''),
    failed: (error) => ({ message: failureMessage(error, 'We could not save your draft. It is still here.') }),
    send: async (content) => {
      const { revision, number } = seen();
      on.saved(await call(saveKeptDraft, { params: id, body: { revision, number, content } }));
      announce('The draft is saved.');
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.status === 409) {
        on.overtaken();
        return false;
      }
    },
  });
}

interface KeptFormEvents {
  saved: (detail: KeptDetail) => void;
  /** Somebody else changed it meanwhile; nothing was saved. */
  overtaken: () => void;
}

export function KeptForm({ id, state }: { id: KeptId; state: ReturnType<typeof useKeptForm> }) {
  return (
    <ContractForm state={state} label="Draft" button="Save the draft" busy="Saving...">
      {fieldsOf(id).map((field) => (
        <Field key={field.name} field={field} state={state} />
      ))}
    </ContractForm>
  );
}

const TYPES = { line: 'text', time: 'datetime-local' } as const;

function Field({ field, state }: { field: KeptField; state: ReturnType<typeof useKeptForm> }) {
  const { name, label, as, hint, required } = field;
  const error = (get(state.form.formState.errors, name) as { message?: string } | undefined)?.message;
  const common = { ...state.form.register(name as 'kind'), label, hint, required, optional: !required, error };
  return as === 'text' ? <TextArea rows={5} {...common} /> : <TextField type={TYPES[as]} {...common} />;
}
