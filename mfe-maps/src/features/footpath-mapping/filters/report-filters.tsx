import { dayWords } from '@waymark/contracts-core';
import { REPORT_STATUSES, SEVERITIES, SEVERITY_LABELS } from '@waymark/contracts-maps';
import { useInBrowser } from '@waymark/mfe-kit';
import { Disclosure, Grid, RemovableChips, SelectField, Stack } from '@waymark/ui';
import { type ChangeEvent, useRef } from 'react';
import type { ReportFilter } from '../../../shared/report-api/report-filter';
import { IssueOptions } from '../../../shared/report-words/issue-options';
import { activeFilters, STATUS_LABELS } from './filter-words';

const DAY_MS = 86_400_000;
const SPANS = [
  { days: 7, label: 'Last 7 days' },
  { days: 30, label: 'Last 30 days' },
  { days: 365, label: 'Last 12 months' },
] as const;

const dayBefore = (days: number, now: Date): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** Returns the usual time spans; a date from the URL is added as another option. */
export function sinceOptions(chosen: string | undefined, now: Date): { value: string; label: string }[] {
  const spans = SPANS.map(({ days, label }) => ({ value: dayBefore(days, now), label }));
  if (chosen === undefined || spans.some(({ value }) => value === chosen)) return spans;
  return [...spans, { value: chosen, label: `Since ${dayWords(chosen)}` }];
}

interface ReportFiltersProps {
  filter: ReportFilter;
  onChange: (filter: ReportFilter) => void;
}

/** Filters for list and map, and the active ones. */
export function ReportFilters({ filter, onChange }: ReportFiltersProps) {
  const box = useRef<HTMLDetailsElement>(null);
  // Read only in the browser, because the server's date may differ from the reader's.
  const since = useInBrowser(() => sinceOptions(filter.since, new Date()), []);
  const field = (key: keyof ReportFilter) => ({
    value: filter[key] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      onChange({ ...filter, [key]: target.value || undefined } as ReportFilter),
  });
  return (
    <Stack $gap={3}>
      <Disclosure ref={box} summary="Filters">
        <Grid $min="13rem">
          <SelectField label="State" {...field('status')}>
            <option value="">Open and resolved</option>
            {REPORT_STATUSES.map((status) => (
              <option key={status} value={status}>
                {STATUS_LABELS[status]}
              </option>
            ))}
          </SelectField>
          <SelectField label="Severity" {...field('severity')}>
            <option value="">Every severity</option>
            {SEVERITIES.map((severity) => (
              <option key={severity} value={severity}>
                {SEVERITY_LABELS[severity]}
              </option>
            ))}
          </SelectField>
          <SelectField label="Problem" {...field('issueType')}>
            <option value="">Every problem</option>
            <IssueOptions />
          </SelectField>
          <SelectField label="Reported" {...field('since')}>
            <option value="">Any time</option>
            {since.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </Grid>
      </Disclosure>
      <RemovableChips
        label="Active filters"
        chips={activeFilters(filter)}
        onRemove={onChange}
        onLastGone={() => box.current?.querySelector('summary')?.focus()}
      />
    </Stack>
  );
}
