import type { CommunitySlots } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import { SUPPORT_SERVICE_TYPE_LABELS, type SupportService } from '@waymark/contracts-reviews';
import { Slot, useAfterContent } from '@waymark/mfe-kit';
import {
  Badge,
  Card,
  DefinitionList,
  Explained,
  fontSize,
  Inline,
  PhoneIcon,
  radius,
  space,
  VisuallyHidden,
  WarningIcon,
} from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SUPPORT_SERVICES } from '../../messages/en/support-services';
import { TargetLink } from '../target-link';

/** Returns a `tel:` link. Removes "(0)" after a country code, because it is only for domestic calls. */
export function phoneHref(phone: string): string {
  const number = phone.trim().startsWith('+') ? phone.replace('(0)', '') : phone;
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** Calling comes first, because many people need help while travelling. */
function ServiceContacts({ service: { name, phone, email, website } }: { service: SupportService }) {
  if (!phone && !email && !website) return null;
  return (
    <Ways>
      {phone && (
        <Call href={phoneHref(phone)}>
          <PhoneIcon />
          <span>{phone}</span>
        </Call>
      )}
      {email && (
        <TargetLink href={`mailto:${email}`} translate="no">
          {email}
        </TargetLink>
      )}
      {website && (
        <TargetLink href={website} rel="external noopener noreferrer">
          <span>
            Visit Website<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
          </span>
        </TargetLink>
      )}
    </Ways>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
`;

const Call = styled(TargetLink)`
  gap: ${space[2]};
  padding: ${space[1]} ${space[4]};
  border: 2px solid var(--color-accent);
  border-radius: ${radius};
  color: var(--color-accent-strong);
  font-weight: 650;
  text-decoration: none;

  &:hover {
    background: var(--color-accent-soft);
  }
`;

/** Further facts from the source. */
function ServiceFacts({ service }: { service: SupportService }) {
  const { phone, email, language } = service;
  const said = (text: string | null) => text && <span lang={language ?? undefined}>{text}</span>;
  const items = [
    { term: 'Contact', value: phone || email ? null : said(service.contactInfo) },
    { term: 'Area served', value: service.serviceArea === service.city ? null : said(service.serviceArea) },
    { term: 'Opening hours', value: said(service.operatingHours) },
    { term: 'Who can use it', value: said(service.eligibilityCriteria) },
    { term: 'Accessibility', value: said(service.accessibilityFeatures) },
    { term: 'Paid for by', value: said(service.fundingType) },
  ];
  return items.some(({ value }) => value) ? <DefinitionList items={items} /> : null;
}

/** One of many on the page, so smaller than the page's headings. */
const Name = styled.h2`
  font-size: ${fontSize.medium};
`;

const Soft = styled.div`
  margin-block-start: auto;
  color: var(--color-text-soft);
`;

const nameOfLanguage = (tag: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;

interface ServiceCardProps {
  service: SupportService;
  /** Shown to the service itself, on a page that asks what has changed. */
  isOwn?: boolean;
}

export function ServiceCard({ service, isOwn = false }: ServiceCardProps) {
  const isAfterContent = useAfterContent();
  const { name, type, description, language, lastVerified, isDue, isUnconfirmed, source } = service;
  const place = [service.address, service.city, service.country].filter(Boolean).join(', ');
  return (
    <Card as="article" style={{ width: '100%' }}>
      <div>
        <Name lang={language ?? undefined}>
          <Explained>{name}</Explained>
        </Name>
        {place && <p>{place}</p>}
      </div>
      <Inline $gap={2}>
        <Badge tone="accent">{SUPPORT_SERVICE_TYPE_LABELS[type]}</Badge>
        {language && <Badge>{SUPPORT_SERVICES.writtenIn(nameOfLanguage(language))}</Badge>}
      </Inline>
      {description && (
        <p lang={language ?? undefined}>
          <Explained>{description}</Explained>
        </p>
      )}
      <ServiceContacts service={service} />
      <ServiceFacts service={service} />
      <Soft>
        <Inline $gap={2}>
          <p>{`Last verified: ${dayWords(lastVerified)}`}</p>
          {(isDue || isUnconfirmed) && (
            <Badge tone="warn" icon={<WarningIcon size="1.1em" />}>
              {isUnconfirmed ? SUPPORT_SERVICES.noAnswer : SUPPORT_SERVICES.overAYear}
            </Badge>
          )}
        </Inline>
        {!isOwn && (
          <Inline $gap={4}>
            <TargetLink as={Link} to="/support-services/suggest" state={{ service }}>
              <span>
                Suggest a change<VisuallyHidden>{` to ${name}`}</VisuallyHidden>
              </span>
            </TargetLink>
            {isAfterContent && (
              <Slot<CommunitySlots['report-this']>
                quiet
                name="report-this"
                props={{ kind: 'support-service', contentId: `${service.id}`, label: `the support service ${name}` }}
              />
            )}
          </Inline>
        )}
        {source && (
          <p>
            <span>Source:</span>{' '}
            {source.url ? (
              <a href={source.url} rel="external noopener noreferrer">
                {source.name}
              </a>
            ) : (
              <span>{source.name}</span>
            )}
            {source.licence && (
              <>
                <span>, licence</span> <Explained>{source.licence}</Explained>
              </>
            )}
          </p>
        )}
      </Soft>
    </Card>
  );
}
