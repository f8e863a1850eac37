import { zodResolver } from '@hookform/resolvers/zod';
import { type KeptContent, keptContentSchema, type KeptDetail, type KeptVersion } from '@waymark/contracts-community';
import { announce, ApiError, call } from '@waymark/mfe-kit';
import { ContractForm, failureMessage, useContractForm } from '@waymark/mfe-kit/form';
import { Alert, Button, Inline, Section, space, TextArea, TextField } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import { styled } from 'styled-components';
import { saveKeptDraft } from '../../endpoints';
import type { KeptId } from './kept-address';
import { fieldsOf, type KeptField } from './kept-fields';
import { KeptHistory } from './kept-history';
import { KeptPreview } from './kept-preview';
import { KeptPublish } from './kept-publish';
import { type KeptInput, startOf } from './kept-start';
import { useKeptStore } from './use-kept-act';

interface Seen {
  revision: number;
  number: number;
}

/** Holds the form's state, which does not change when another person saves or publishes meanwhile. */
function useKeptForm(id: KeptId, start: KeptContent | null, seen: () => Seen, on: KeptFormEvents) {
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
      announce('The draft has been saved.');
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
  /** Another person changed the item meanwhile; nothing was saved. */
  overtaken: () => void;
}

function KeptForm({ id, state }: { id: KeptId; state: ReturnType<typeof useKeptForm> }) {
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

const Columns = styled.div`
  display: grid;
  gap: ${space[8]};
  align-items: start;

  & > * {
    min-width: 0;
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const newest = ({ draft, history }: KeptDetail) => draft?.content ?? history[0]?.content ?? null;

/** The form, its preview, and the actions for draft and published version. */
export function KeptEditor({ id, detail }: { id: KeptId; detail: KeptDetail }) {
  const { keep, renew } = useKeptStore(id);
  // The version that the editor has seen. It does not follow newer versions until the editor chooses one.
  const [seen, setSeen] = useState<Pick<KeptDetail, 'revision' | 'number'>>(detail);
  const [shown, setShown] = useState<KeptVersion | null>(null);
  const preview = useRef<HTMLElement>(null);
  const state = useKeptForm(id, newest(detail), () => seen, {
    saved: (saved) => {
      keep(saved);
      take(saved);
    },
    overtaken: () => void renew(),
  });
  const take = (from: KeptDetail) => {
    state.form.reset(startOf(id, newest(from)));
    setSeen(from);
  };
  const isCurrent = seen.revision === detail.revision && seen.number === detail.number;
  const isTyped = state.form.formState.isDirty;
  const isOvertaken = isTyped && !isCurrent;
  // The item was published, withdrawn or discarded here, or elsewhere while nothing was typed.
  useEffect(() => {
    if (!isCurrent && !isTyped) take(detail);
  });
  const typed = keptContentSchema.safeParse(state.form.watch());
  const show = (version: KeptVersion) => {
    setShown(version);
    preview.current?.focus();
  };
  return (
    <>
      {isOvertaken && (
        <KeptOvertaken
          isThere={newest(detail) !== null}
          onKeepMine={() => setSeen(detail)}
          onTakeTheirs={() => take(detail)}
        />
      )}
      <Columns>
        <Section heading="Draft" onInput={() => setShown(null)}>
          <KeptForm id={id} state={state} />
        </Section>
        <Section ref={preview} tabIndex={-1} {...previewWords(isOvertaken, shown)}>
          <Looks id={id} content={isOvertaken ? newest(detail) : (shown?.content ?? typed.data ?? null)} />
        </Section>
      </Columns>
      <KeptPublish id={id} detail={detail} isTyped={isTyped} />
      <KeptHistory id={id} detail={detail} onShow={show} />
    </>
  );
}

const NO_LINKS = 'Links do not work here.';

function previewWords(isOvertaken: boolean, shown: KeptVersion | null): { heading: string; intro: string } {
  if (isOvertaken)
    return { heading: 'Preview', intro: `What someone else saved, as visitors will see it. ${NO_LINKS}` };
  if (shown) return { heading: 'Preview', intro: `Version ${shown.number}, as visitors saw it. ${NO_LINKS}` };
  return { heading: 'Preview', intro: `What is in the form, as visitors will see it. ${NO_LINKS}` };
}

function Looks({ id, content }: { id: KeptId; content: KeptContent | null }) {
  return content ? (
    <KeptPreview id={id} content={content} />
  ) : (
    <p>The preview appears once you have filled in every required field.</p>
  );
}

interface KeptOvertakenProps {
  /** True when there is a newer draft or published version to take; false when everything was discarded. */
  isThere: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two people edited at the same time: the page shows both versions, and the later editor chooses. No input is lost. */
function KeptOvertaken({ isThere, onKeepMine, onTakeTheirs }: KeptOvertakenProps) {
  return (
    <Alert tone="warn" role="alert" title="Someone else has changed this in the meantime">
      <p>
        {`Nothing was overwritten. What you typed is still in the form. ${isThere ? 'The preview shows the current version.' : 'There is now no draft, and nothing is published.'}`}
      </p>
      <Inline $gap={3}>
        <Button onClick={onKeepMine}>Keep my version</Button>
        {isThere && <Button onClick={onTakeTheirs}>Use their version</Button>}
      </Inline>
    </Alert>
  );
}
