import type { SupportService } from '@waymark/contracts-reviews';
import { DefinitionList, VisuallyHidden } from '@waymark/ui';
import { phoneHref } from './phone-href';

/** How to reach a service, and what else its source says. */
export function ServiceContacts({ service }: { service: SupportService }) {
  const { name, phone, email, website } = service;
  const place = [service.address, service.city, service.country].filter(Boolean).join(', ');
  const items = [
    { term: 'Address', value: place || null },
    { term: 'Phone', value: phone && <a href={phoneHref(phone)}>{phone}</a> },
    { term: 'E-mail', value: email && <a href={`mailto:${email}`}>{email}</a> },
    { term: 'Contact', value: phone || email ? null : service.contactInfo },
    {
      term: 'Website',
      value: website && (
        <a href={website} rel="external noopener noreferrer">
          Visit Website<VisuallyHidden> of {name}</VisuallyHidden>
        </a>
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
