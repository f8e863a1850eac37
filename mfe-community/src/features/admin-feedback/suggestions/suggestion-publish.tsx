import { type AdminSuggestionDetail, SUGGESTION_LIMITS } from '@waymark/contracts-community';
import { call } from '@waymark/mfe-kit';
import { Button, Card, Inline, LinkButton, Section, Stack, TextArea } from '@waymark/ui';
import { useState, type FormEvent } from 'react';
import { publishSuggestion, withdrawSuggestion } from '../../../endpoints';
import { useDeskAct } from '../use-desk-act';

/** Edits the public text of a suggestion. */
export function SuggestionPublish({ suggestion }: { suggestion: AdminSuggestionDetail }) {
  const { id, status } = suggestion;
  const [heard, setHeard] = useState(suggestion.heard?.heard ?? '');
  const [changed, setChanged] = useState(suggestion.heard?.changed ?? '');
  const { run, busy } = useDeskAct();
  const isPublished = status === 'published';
  const publish = (event: FormEvent) => {
    event.preventDefault();
    run({
      act: () => call(publishSuggestion, { params: { id }, body: { heard, changed } }),
      done: isPublished ? 'Public text updated' : 'Published',
    });
  };
  const withdraw = () => run({ act: () => call(withdrawSuggestion, { params: { id } }), done: 'Unpublished' });
  return (
    <Section
      heading="We heard, we changed"
      intro="Everyone can read this. Write it in your own words: we do not publish what people wrote to us."
    >
      <Card>
        <form aria-label="We heard, we changed" onSubmit={publish}>
          <Stack $gap={4}>
            <TextArea
              label="What we heard"
              required
              rows={2}
              maxLength={SUGGESTION_LIMITS.heard}
              value={heard}
              onChange={(event) => setHeard(event.target.value)}
            />
            <TextArea
              label="What we changed"
              required
              rows={3}
              maxLength={SUGGESTION_LIMITS.changed}
              value={changed}
              onChange={(event) => setChanged(event.target.value)}
            />
            <Inline $gap={3}>
              <Button type="submit" busy={busy}>
                {isPublished ? 'Update the public text' : 'Publish'}
              </Button>
              {isPublished && (
                <Button busy={busy} onClick={withdraw}>
                  Unpublish it
                </Button>
              )}
              {isPublished && <LinkButton to="/we-heard">See the public page</LinkButton>}
            </Inline>
          </Stack>
        </form>
      </Card>
    </Section>
  );
}
