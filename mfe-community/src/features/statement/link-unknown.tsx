import { usePageTitle } from '@waymark/mfe-kit';
import { Inline, LinkButton, Page, PageHeading } from '@waymark/ui';

const SAID = {
  incomplete: [
    'This link is not complete',
    'Open the link in our mail once more, the whole of it. Nothing has changed about the decision or an appeal.',
  ],
  unknown: [
    'We do not know this link',
    'It may have been cut off in your mail: open it there once more. Nothing has changed about the decision or an appeal.',
  ],
  'too-often': [
    'Too many links were tried',
    'Links that we do not know were opened here too often. Wait an hour, then open the link in our mail once more. Your time to appeal goes on as the mail says.',
  ],
} as const;

interface LinkUnknownProps {
  why: keyof typeof SAID;
  id: string;
}

/** A link of a letter that opens nothing, and the other ways to the same. */
export function LinkUnknown({ why, id }: LinkUnknownProps) {
  const [title, lead] = SAID[why];
  usePageTitle(title);
  return (
    <Page narrow>
      <PageHeading lead={lead}>{title}</PageHeading>
      <p>If you can log in, you find every decision in your account. If nothing helps, write to us.</p>
      <Inline $gap={3}>
        <LinkButton variant="primary" to={/^\d+$/.test(id) ? `/statements/${id}` : '/social?tab=notifications'}>
          Read it in your account
        </LinkButton>
        <LinkButton to="/contact">Contact us</LinkButton>
      </Inline>
    </Page>
  );
}
