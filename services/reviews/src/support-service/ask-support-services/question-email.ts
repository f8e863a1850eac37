import { SUPPORT_SERVICE_TYPE_LABELS, QUESTION_DAYS, type QuestionEmail } from '@waymark/contracts-reviews';
import { dayOf } from '../freshness';
import type { SupportServiceRow } from '../support-service.repository';
import type { DueQuestion } from './question.repository';

const MS_PER_DAY = 86_400_000;
/** Characters to which a value is truncated in the email; the link shows all of it. */
const LONGEST_VALUE = 300;

/** Returns when the link of a question expires. */
export const endOf = ({ askedAt }: Pick<DueQuestion, 'askedAt'>): Date =>
  new Date(askedAt.getTime() + QUESTION_DAYS * MS_PER_DAY);

/** Returns the data of the email; null for a service without an email address. */
export function questionEmail(question: DueQuestion, service: SupportServiceRow, token: string): QuestionEmail | null {
  if (!service.email) return null;
  const entry: [string, string | null][] = [
    ['Name', service.name],
    ['Kind of help', SUPPORT_SERVICE_TYPE_LABELS[service.type]],
    ['Address', [service.address, service.city, service.country].filter(Boolean).join(', ')],
    ['Phone', service.phone],
    ['Email', service.email],
    ['Website', service.website],
    ['What it does', service.description],
    ['Opening hours', service.operatingHours],
    ['Who can use it', service.eligibilityCriteria],
  ];
  return {
    to: service.email,
    token,
    name: service.name,
    lastVerified: service.lastVerified,
    endsOn: dayOf(endOf(question)),
    entry: entry.flatMap(([term, value]) => (value ? [{ term, value: short(value) }] : [])),
  };
}

function short(value: string): string {
  const line = value.replace(/\s+/gu, ' ');
  return line.length > LONGEST_VALUE ? `${line.slice(0, LONGEST_VALUE)}…` : line;
}
