import { Explained, Stack, VisuallyHidden } from '@waymark/ui';
import { styled } from 'styled-components';
import { phoneHref } from '../../shared/support-service/phone-href';
import { TargetLink } from '../../shared/target-link';
import { LEGAL_WORDS } from '../../messages/en/legal-rights';

const Item = styled.li`
  a {
    font-weight: 600;
  }
  @media print {
    a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }
`;

interface NamedLink {
  label: string;
  url: string;
  phone?: string | undefined;
  says: string;
}

/** Addresses with what they are good for; on paper with the address itself. */
export function NamedLinks({ links }: { links: readonly NamedLink[] }) {
  return (
    <Stack as="ul" role="list" $gap={3} style={{ padding: 0, listStyle: 'none' }}>
      {links.map(({ label, url, phone, says }) => (
        <Item key={url}>
          <TargetLink href={url} rel="external noopener noreferrer">
            <Explained>{label}</Explained>
          </TargetLink>
          <p>
            <Explained>{says}</Explained>
          </p>
          {phone && (
            <TargetLink href={phoneHref(phone)}>
              <span>
                {LEGAL_WORDS.call(phone)}
                <VisuallyHidden>{` (${label})`}</VisuallyHidden>
              </span>
            </TargetLink>
          )}
        </Item>
      ))}
    </Stack>
  );
}
