import { Explained, Stack } from '@waymark/ui';
import { styled } from 'styled-components';
import { TargetLink } from '../../shared/target-link';

const Item = styled.li`
  a {
    font-weight: 600;
  }
  @media print {
    a::after {
      content: ' (' attr(href) ')';
    }
  }
`;

/** Links with their purpose; printed with their URLs. */
export function NamedLinks({ links }: { links: readonly { label: string; url: string; says: string }[] }) {
  return (
    <Stack as="ul" role="list" $gap={3} style={{ padding: 0, listStyle: 'none' }}>
      {links.map(({ label, url, says }) => (
        <Item key={url}>
          <TargetLink href={url} rel="external noopener noreferrer">
            <Explained>{label}</Explained>
          </TargetLink>
          <p>
            <Explained>{says}</Explained>
          </p>
        </Item>
      ))}
    </Stack>
  );
}
