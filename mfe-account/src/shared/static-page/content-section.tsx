import type { ContentSection, ContentLink } from '@waymark/contracts-account';
import { DefinitionList, Section } from '@waymark/ui';
import { styled } from 'styled-components';
import { Link } from 'react-router-dom';

const Line = styled.span`
  a {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
`;

/** A link: the router opens pages of this site; the browser opens email addresses and other sites. */
function ContentAnchor({ link: { href, label } }: { link: ContentLink }) {
  if (href.startsWith('/')) {
    return (
      <Line>
        <Link to={href}>{label}</Link>
      </Line>
    );
  }
  return (
    <Line>
      <a href={href} {...(href.startsWith('https:') ? { rel: 'external noopener noreferrer' } : {})}>
        {label}
      </a>
    </Line>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0.75rem;
  padding-inline-start: 1.5rem;
`;

const Steps = styled.ol`
  display: grid;
  gap: 1rem;
  padding: 0;
  counter-reset: step;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 2.75rem 1fr;
    gap: 1rem;
    align-items: center;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: 50%;
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 700;
  }
  @media (forced-colors: active) {
    li::before {
      border: 1px solid CanvasText;
    }
  }
`;

const Links = styled.ul`
  padding: 0;
  list-style: none;
`;

/** Takes focus when a link leads to it, so that keyboard users continue from here. */
const Place = styled.div`
  scroll-margin-block-start: 6rem;
`;

export function ContentSectionView({
  section: { id, heading, paragraphs = [], list, steps, facts, links = [] },
}: {
  section: ContentSection;
}) {
  return (
    <Place id={id} tabIndex={-1}>
      <Section heading={heading}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {list && (
          <List>
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        )}
        {steps && (
          // VoiceOver does not recognise a list without markers unless it has this role.
          <Steps role="list">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        )}
        {facts && <DefinitionList items={facts} />}
        {links.length > 0 && (
          <Links role="list">
            {links.map((link) => (
              <li key={link.href}>
                <ContentAnchor link={link} />
              </li>
            ))}
          </Links>
        )}
      </Section>
    </Place>
  );
}
