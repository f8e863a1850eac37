import { NO_NEEDS } from '@waymark/contracts-account';
import { useState } from 'react';
import { useBrowserNeeds } from '../../shared/needs/use-browser-needs';
import { BrowserPlace } from './parts/browser-place';
import { PreviouslySaved } from './parts/previously-saved';
import { PreferencesForm } from './preferences-form';
import { saveInBrowser } from '../../shared/needs/saving/save-in-browser';

/** Without an account: everything stays in this browser. */
export function VisitorPreferences() {
  const { record, canKeep } = useBrowserNeeds();
  const [emptied, setEmptied] = useState(0);
  const savedBefore = record !== null;
  return (
    <>
      {savedBefore && <PreviouslySaved />}
      <PreferencesForm key={emptied} start={record ?? NO_NEEDS} savedBefore={savedBefore} onSave={saveInBrowser}>
        {() => <BrowserPlace savedBefore={savedBefore} canKeep={canKeep} onEmptied={() => setEmptied(emptied + 1)} />}
      </PreferencesForm>
    </>
  );
}
