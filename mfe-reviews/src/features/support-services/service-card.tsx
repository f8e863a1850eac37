import { dayWords } from '@waymark/contracts-core';
import { SUPPORT_SERVICE_TYPE_LABELS, type SupportService } from '@waymark/contracts-reviews';
import { Badge, Card, Explained, fontSize, Inline, WarningIcon } from '@waymark/ui';
import { styled } from 'styled-components';
import { ServiceContacts } from './service-contacts';

/** One of many on the page: smaller than the page's own headings. */
const Name = styled.h2`
  font-size: ${fontSize.medium};
`;

export function ServiceCard({ service }: { service: SupportService }) {
  const { name, type, description, lastVerified, isDue, source } = service;
  return (
    <Card as="article">
      <Name>
        <Explained>{name}</Explained>
      </Name>
      <Badge tone="accent">{SUPPORT_SERVICE_TYPE_LABELS[type]}</Badge>
      {description && (
        <p>
          <Explained>{description}</Explained>
        </p>
      )}
      <ServiceContacts service={service} />
      <Inline $gap={3}>
        <p>Last verified: {dayWords(lastVerified)}</p>
        {isDue && (
          <Badge tone="warn" icon={<WarningIcon size="1.1em" />}>
            Over a year ago: check before you rely on it
          </Badge>
        )}
      </Inline>
      {source && (
        <p>
          Source:{' '}
          {source.url ? (
            <a href={source.url} rel="external noopener noreferrer">
              {source.name}
            </a>
          ) : (
            source.name
          )}
          {source.licence && (
            <>
              , licence <Explained>{source.licence}</Explained>
            </>
          )}
        </p>
      )}
    </Card>
  );
}
