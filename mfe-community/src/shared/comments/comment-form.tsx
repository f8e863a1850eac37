import { COMMENT_MAX } from '@waymark/contracts-community';
import { ContractForm, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { Button, fieldId, Inline, TextArea } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import type { Comment } from './comment-queries';
import { notSaved } from './comment-words';

type Values = Record<string, string>;
type Judge = Parameters<typeof useContractForm<Values>>[0]['resolver'];

export interface CommentFormProps {
  /** Name of the field, unique among all forms of the page. */
  field: string;
  /** Label of the field. */
  label: string;
  hint?: string;
  button: string;
  /** Initial text. */
  text?: string;
  send: (content: string, idempotencyKey: string) => Promise<Comment>;
  onSent: (comment: Comment) => void;
  onCancel?: () => void;
}

/** A form for a comment, a reply or a change. A failure keeps the input. */
export default function CommentForm({
  field,
  label,
  hint,
  button,
  text = '',
  send,
  onSent,
  onCancel,
}: CommentFormProps) {
  const keyOf = useSubmissionKey();
  const sent = useRef<Comment | null>(null);
  const state = useContractForm<Values>({
    resolver: resolverOf(field),
    defaultValues: { [field]: text },
    labels: { [field]: label },
    fieldOf: (name) => (name === 'content' ? field : name),
    failed: (error) => ({ heading: 'Your comment was not saved', message: notSaved(error) }),
    send: async ({ [field]: content = '' }) => {
      sent.current = await send(content, keyOf({ field, content }));
    },
    onSent: () => {
      if (!sent.current) return;
      if (!isOpened) state.form.reset({ [field]: '' });
      onSent(sent.current);
    },
  });
  // The form was opened by a press, so it takes the focus.
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) document.getElementById(fieldId(field))?.focus();
  }, [isOpened, field]);
  const { isSubmitting } = state.form.formState;
  return (
    <ContractForm state={state} label={label}>
      <TextArea label={label} hint={hint} rows={3} maxLength={COMMENT_MAX} {...state.field(field)} />
      <Inline $gap={3}>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : button}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </Inline>
    </ContractForm>
  );
}

/** The schema loads on the first submit, so readers never load it. If loading fails, only the server validates. */
const resolverOf =
  (field: string): Judge =>
  async (...asked) => {
    const { judge } = await import(/* webpackChunkName: "comment-schema" */ './comment-schema').catch(() => ({
      judge: undefined,
    }));
    return judge ? judge(field)(...asked) : { values: asked[0], errors: {} };
  };
