import type { SiteContentDetail } from '@waymark/contracts-community';
import { call, useSession } from '@waymark/mfe-kit';
import { useSubmissionKey } from '@waymark/mfe-kit/form';
import { Button, Inline, Section } from '@waymark/ui';
import { dropSiteContentDraft, publishSiteContent, withdrawSiteContent } from '../../endpoints';
import type { SiteContentId } from './site-content-address';
import { useSiteContentAct } from './use-site-content-act';

interface SiteContentPublishProps {
  id: SiteContentId;
  detail: SiteContentDetail;
  /** The form has changes that are not in the draft. */
  isTyped: boolean;
}

/** Actions for the draft and for the published version. */
export function SiteContentPublish({ id, detail, isTyped }: SiteContentPublishProps) {
  const isAdmin = useSession().user?.role === 'admin';
  const keyOf = useSubmissionKey();
  const { run, busy } = useSiteContentAct(id);
  const { revision, number, draft, history } = detail;
  const isPublished = history[0]?.state === 'published';
  const sent = { publish: { revision, number }, withdraw: { number } };
  return (
    <Section heading="Publish">
      <p>{stateWords(detail, isAdmin, isTyped)}</p>
      <Inline $gap={3}>
        {isAdmin && draft && !isTyped && (
          <Button
            variant="primary"
            busy={busy}
            onClick={() =>
              run({
                act: () =>
                  call(publishSiteContent, { params: id, body: sent.publish, idempotencyKey: keyOf(sent.publish) }),
                done: 'Everyone can see it now',
              })
            }
          >
            Publish the draft
          </Button>
        )}
        {isAdmin && isPublished && (
          <Button
            busy={busy}
            onClick={() =>
              run({
                act: () =>
                  call(withdrawSiteContent, { params: id, body: sent.withdraw, idempotencyKey: keyOf(sent.withdraw) }),
                done: 'Unpublished',
              })
            }
          >
            Unpublish it
          </Button>
        )}
        {draft && (
          <Button
            busy={busy}
            onClick={() =>
              run({
                act: () => call(dropSiteContentDraft, { params: id, body: { revision } }),
                done: 'The draft has been deleted',
              })
            }
          >
            Delete the draft
          </Button>
        )}
      </Inline>
    </Section>
  );
}

function stateWords({ draft, history }: SiteContentDetail, isAdmin: boolean, isTyped: boolean): string {
  const now = history[0]?.state === 'published' ? 'Visitors see the latest version below.' : UNPUBLISHED;
  if (isTyped) return `${now} What you typed is not saved yet: save the draft first.`;
  if (!draft) return `${now} There is no draft.`;
  return `${now} Only staff can see the draft${isAdmin ? '.' : ', and an admin must publish it.'}`;
}

const UNPUBLISHED = 'None of this is published. Visitors see the original text, if there is any.';
