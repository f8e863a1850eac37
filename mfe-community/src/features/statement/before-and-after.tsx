import type { CommunitySlots, Statement } from '@waymark/contracts-community';
import { Slot } from '@waymark/mfe-kit';
import { Section } from '@waymark/ui';
import { Link } from 'react-router-dom';

interface BeforeAndAfterProps {
  statement: Statement;
  /** Only then other parts of the site say what they keep of this member. */
  isSignedIn: boolean;
}

/** The author's own words, and what staff made of them. */
export function BeforeAndAfter({ statement: { id, kind, contentId, act, appealOf }, isSignedIn }: BeforeAndAfterProps) {
  if (act !== 'correct' || appealOf !== null || kind === 'member-day') return null;
  return (
    <Section heading="Before and after">
      {isSignedIn ? (
        <Slot<CommunitySlots['moderated-content']>
          name="moderated-content"
          props={{ kind, contentId, caseId: 0, statementId: id }}
          what="the words"
        />
      ) : (
        <p>
          Your own words are kept. You find both wordings <Link to={`/statements/${id}`}>in your account</Link>. If you
          cannot log in, <Link to="/contact">ask us for them</Link>.
        </p>
      )}
    </Section>
  );
}
