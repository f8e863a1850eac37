import type { Need, NeedsRecord } from '@waymark/contracts-account';
import { useState } from 'react';
import { sameRecord } from '../../shared/needs/same-record';

/** What the form shows now, against what is saved. */
export function usePreferencesForm(start: NeedsRecord) {
  const [record, setRecord] = useState(start);
  const [saved, setSaved] = useState(start);
  const change = (part: Partial<NeedsRecord>) => setRecord((before) => ({ ...before, ...part }));
  const toggle = (need: Need, checked: boolean) =>
    setRecord((before) => ({
      ...before,
      needs: checked ? [...before.needs, need] : before.needs.filter((one) => one !== need),
    }));
  return { record, change, toggle, markSaved: setSaved, hasChanges: !sameRecord(record, saved) };
}
