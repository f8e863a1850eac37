import type { ServiceDesk } from '@waymark/contracts-reviews';
import { momentWords } from '@waymark/contracts-core';
import { call } from '@waymark/mfe-kit';
import { Alert, Button, CheckboxField, Inline, Section, Stack } from '@waymark/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { discardServiceDraft, publishService } from '../../endpoints';
import { ServiceCard } from '../../shared/support-service/service-card';
import { useServiceAct } from './use-service-act';

interface EntryDraftProps {
  desk: ServiceDesk;
  onDiscarded: () => void;
}

/** The draft as others would see it, and the way to show it to them. */
export function EntryDraft({ desk, onDiscarded }: EntryDraftProps) {
  const navigate = useNavigate();
  const { run, busy } = useServiceAct();
  const [isChecked, setIsChecked] = useState(false);
  const { id, version, state, entry, draft } = desk;
  if (!draft) return null;
  const isNew = state === 'new';
  const shown = { ...entry, ...draft.fields, category: draft.fields.type, isUnconfirmed: false };

  const publish = () =>
    run({
      act: () => call(publishService, { params: { id }, body: { version, draftVersion: draft.version, isChecked } }),
      done: 'Published',
      next: () => setIsChecked(false),
    });
  const discard = () =>
    run({
      act: async () => void (await call(discardServiceDraft, { params: { id } })),
      done: 'Draft thrown away',
      next: () => void (isNew ? navigate('/admin/support-services') : onDiscarded()),
    });

  return (
    <Section heading="Preview of the draft" intro={`Saved ${momentWords(draft.changedAt)}.`}>
      <Stack $gap={4}>
        {draft.isOld && (
          <Alert tone="warn" title="The entry changed since this draft was begun">
            Compare them, and save the draft again before you publish it.
          </Alert>
        )}
        <ServiceCard service={shown} isOwn />
        <CheckboxField
          label="I checked these facts today"
          hint={
            isNew
              ? 'An entry that nobody checked is not published.'
              : 'Then it shows today as the day of its last check.'
          }
          checked={isChecked}
          onChange={(event) => setIsChecked(event.target.checked)}
        />
        <Inline $gap={3}>
          <Button variant="primary" busy={busy} onClick={publish}>
            Publish
          </Button>
          <Button busy={busy} onClick={discard}>
            Throw the draft away
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}
