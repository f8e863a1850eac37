import { momentWords } from '@waymark/contracts-core';
import { escapeHtml } from '../../support/mail/escape-html';

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** `overallRating` -> `Overall rating`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A stored value as HTML, in words. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Not given';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' && DATE.test(value)) return momentWords(value);
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(valueWords).join(', ');
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([name, part]) => `${escapeHtml(labelOf(name))}: ${valueWords(part)}`);
    return parts.length === 0 ? 'None' : parts.join('; ');
  }
  return escapeHtml(String(value));
}
