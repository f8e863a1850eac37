import type { EventData } from '@waymark/contracts-core';
import { SUPPORT_SERVICE_TYPE_LABELS, type supportServiceSuggested } from '@waymark/contracts-reviews';
import type { Mail } from '../mail';

/** To the operator; what was written stays where only staff read it. */
export function serviceSuggestedMail(
  { suggestionId, type, isChange }: EventData<typeof supportServiceSuggested>,
  publicOrigin: string,
): Mail {
  const label = SUPPORT_SERVICE_TYPE_LABELS[type];
  return {
    name: 'service-suggested',
    subject: isChange ? 'Someone suggested a change to a support service' : `A support service was suggested: ${label}`,
    paragraphs: [
      'Hello,',
      `Suggestion ${suggestionId} is waiting for you. Nobody sees it until you accept it.`,
      'On the server, "npm run services:suggested -- list" shows it. Use "accept" or "refuse" with its number to decide.',
    ],
    action: { label: 'See the current list', url: new URL('/support-services', publicOrigin).href },
    closing: 'You are getting this email because your address is the contact address of this site.',
  };
}
