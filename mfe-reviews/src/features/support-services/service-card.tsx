import { dayWords } from '@waymark/contracts-core';
import { SUPPORT_SERVICE_TYPE_LABELS, type SupportService } from '@waymark/contracts-reviews';
import { Badge, Card, Explained, fontSize, Inline, WarningIcon, DefinitionList, VisuallyHidden } from '@waymark/ui';
import { styled } from 'styled-components';
import { TargetLink } from '../../shared/target-link';
import { phoneHref } from './phone-href';

/** How to reach a service, and what else its source says. */
function ServiceContacts({ service }: { service: SupportService }) {
  const { name, phone, email, website } = service;
  const place = [service.address, service.city, service.country].filter(Boolean).join(', ');
  const items = [
    { term: 'Address', value: place || null },
    { term: 'Phone', value: phone && <TargetLink href={phoneHref(phone)}>{phone}</TargetLink> },
    { term: 'Email', value: email && <TargetLink href={`mailto:${email}`}>{email}</TargetLink> },
    { term: 'Contact', value: phone || email ? null : service.contactInfo },
    {
      term: 'Website',
      value: website && (
        <TargetLink href={website} rel="external noopener noreferrer">
          <span>
            Visit Website<VisuallyHidden> of {name}</VisuallyHidden>
          </span>
        </TargetLink>
      ),
    },
    { term: 'Area served', value: service.serviceArea === service.city ? null : service.serviceArea },
    { term: 'Opening hours', value: service.operatingHours },
    { term: 'Who can use it', value: service.eligibilityCriteria },
    { term: 'Accessibility', value: service.accessibilityFeatures },
    { term: 'Paid for by', value: service.fundingType },
  ];
  return <DefinitionList items={items} />;
}

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
