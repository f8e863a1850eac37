import { zodResolver } from '@hookform/resolvers/zod';
import {
  type SiteContentBody,
  siteContentBodySchema,
  type SiteContentDetail,
  type SiteContentVersion,
} from '@waymark/contracts-community';
import { announce, ApiError, call } from '@waymark/mfe-kit';
import { ContractForm, failureMessage, useContractForm } from '@waymark/mfe-kit/form';
import { Alert, Button, Inline, Section, space, TextArea, TextField } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import { styled } from 'styled-components';
import { saveSiteContentDraft } from '../../endpoints';
import type { SiteContentId } from './site-content-address';
import { fieldsOf, type SiteContentField } from './site-content-fields';
import { SiteContentHistory } from './site-content-history';
import { SiteContentPreview } from './site-content-preview';
import { SiteContentPublish } from './site-content-publish';
import { type SiteContentInput, startOf } from './site-content-start';
import { useSiteContentStore } from './use-site-content-act';

interface Seen {
  revision: number;
  number: number;
}

/** Holds the form's state, which does not change when another person saves or publishes meanwhile. */
function useSiteContentForm(
  id: SiteContentId,
  start: SiteContentBody | null,
  seen: () => Seen,
  on: SiteContentFormEvents,
) {
  const fields = fieldsOf(id);
  return useContractForm<SiteContentInput, SiteContentInput>({
    resolver: zodResolver(siteContentBodySchema, undefined, { raw: true }),
    defaultValues: startOf(id, start),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    fieldOf: (name) => name.replace(/^content\./, ''),
    failed: (error) => ({
      message: failureMessage(error, 'We could not save your draft. What you wrote is still here.'),
    }),
    send: async (content) => {
      const { revision, number } = seen();
      on.saved(await call(saveSiteContentDraft, { params: id, body: { revision, number, content } }));
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

interface SiteContentFormEvents {
  saved: (detail: SiteContentDetail) => void;
  /** Another person changed the item meanwhile; nothing was saved. */
  overtaken: () => void;
}

function SiteContentForm({ id, state }: { id: SiteContentId; state: ReturnType<typeof useSiteContentForm> }) {
  return (
    <ContractForm state={state} label="Draft" button="Save the draft" busy="Saving...">
      {fieldsOf(id).map((field) => (
        <Field key={field.name} field={field} state={state} />
      ))}
    </ContractForm>
  );
}

const TYPES = { line: 'text', time: 'datetime-local' } as const;

function Field({ field, state }: { field: SiteContentField; state: ReturnType<typeof useSiteContentForm> }) {
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

const newest = ({ draft, history }: SiteContentDetail) => draft?.content ?? history[0]?.content ?? null;

/** The form, its preview, and the actions for draft and published version. */
export function SiteContentEditor({ id, detail }: { id: SiteContentId; detail: SiteContentDetail }) {
  const { keep, renew } = useSiteContentStore(id);
  // The version that the editor has seen. It does not follow newer versions until the editor chooses one.
  const [seen, setSeen] = useState<Pick<SiteContentDetail, 'revision' | 'number'>>(detail);
  const [shown, setShown] = useState<SiteContentVersion | null>(null);
  const preview = useRef<HTMLElement>(null);
  const state = useSiteContentForm(id, newest(detail), () => seen, {
    saved: (saved) => {
      keep(saved);
      take(saved);
    },
    overtaken: () => void renew(),
  });
  const take = (from: SiteContentDetail) => {
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
  const typed = siteContentBodySchema.safeParse(state.form.watch());
  const show = (version: SiteContentVersion) => {
    setShown(version);
    preview.current?.focus();
  };
  return (
    <>
      {isOvertaken && (
        <SiteContentOvertaken
          isThere={newest(detail) !== null}
          onKeepMine={() => setSeen(detail)}
          onTakeTheirs={() => take(detail)}
        />
      )}
      <Columns>
        <Section heading="Draft" onInput={() => setShown(null)}>
          <SiteContentForm id={id} state={state} />
        </Section>
        <Section ref={preview} tabIndex={-1} {...previewWords(isOvertaken, shown)}>
          <Looks id={id} content={isOvertaken ? newest(detail) : (shown?.content ?? typed.data ?? null)} />
        </Section>
      </Columns>
      <SiteContentPublish id={id} detail={detail} isTyped={isTyped} />
      <SiteContentHistory id={id} detail={detail} onShow={show} />
    </>
  );
}

const NO_LINKS = 'Links do not work here.';

function previewWords(isOvertaken: boolean, shown: SiteContentVersion | null): { heading: string; intro: string } {
  if (isOvertaken)
    return { heading: 'Preview', intro: `What someone else saved, as visitors will see it. ${NO_LINKS}` };
  if (shown) return { heading: 'Preview', intro: `Version ${shown.number}, as visitors saw it. ${NO_LINKS}` };
  return { heading: 'Preview', intro: `What is in the form, as visitors will see it. ${NO_LINKS}` };
}

function Looks({ id, content }: { id: SiteContentId; content: SiteContentBody | null }) {
  return content ? (
    <SiteContentPreview id={id} content={content} />
  ) : (
    <p>The preview appears once you have filled in every required field.</p>
  );
}

interface SiteContentOvertakenProps {
  /** True when there is a newer draft or published version to take; false when everything was discarded. */
  isThere: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two people edited at the same time: the page shows both versions, and the later editor chooses. No input is lost. */
function SiteContentOvertaken({ isThere, onKeepMine, onTakeTheirs }: SiteContentOvertakenProps) {
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
