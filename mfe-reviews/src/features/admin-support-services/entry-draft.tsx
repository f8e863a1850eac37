import type { ServiceDesk } from '@waymark/contracts-reviews';
import { momentWords } from '@waymark/contracts-core';
import { call } from '@waymark/mfe-kit';
import { Alert, Button, CheckboxField, Section, Stack } from '@waymark/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { discardServiceDraft, publishService } from '../../endpoints';
import { ServiceCard } from '../../shared/support-service/service-card';
import { SERVICE_DESK } from '../../messages/en/service-desk';
import { ExplainedAct } from './explained-act';
import { useServiceAct } from './use-service-act';

const ACTS = SERVICE_DESK.acts;

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
  const publishing = isNew ? ACTS.publishNew : ACTS.publish;
  const discarding = isNew ? ACTS.discardNew : ACTS.discard;
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
      done: 'Draft deleted',
      next: () => void (isNew ? navigate('/admin/support-services') : onDiscarded()),
    });

  return (
    <Section heading="Preview of the draft" intro={`Saved ${momentWords(draft.changedAt)}.`}>
      <Stack $gap={4}>
        {draft.isOld && (
          <Alert tone="warn" title="The entry has changed since this draft was started">
            Compare them, and save the draft again before you publish it.
          </Alert>
        )}
        <ServiceCard service={shown} isOwn />
        <CheckboxField
          label="I checked these facts today"
          hint={ACTS.check.says}
          checked={isChecked}
          onChange={(event) => setIsChecked(event.target.checked)}
        />
        <ExplainedAct says={publishing.says}>
          <Button variant="primary" busy={busy} onClick={publish}>
            {publishing.label}
          </Button>
        </ExplainedAct>
        <ExplainedAct says={discarding.says}>
          <Button busy={busy} onClick={discard}>
            {discarding.label}
          </Button>
        </ExplainedAct>
      </Stack>
    </Section>
  );
}
