import type { SupportService } from '@waymark/contracts-reviews';
import { DefinitionList, VisuallyHidden } from '@waymark/ui';
import { TargetLink } from '../../shared/target-link';
import { phoneHref } from './phone-href';

/** How to reach a service, and what else its source says. */
export function ServiceContacts({ service }: { service: SupportService }) {
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
