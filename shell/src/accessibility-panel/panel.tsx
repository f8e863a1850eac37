import { useEffect, useRef, useSyncExternalStore, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { announce, useSession } from '@waymark/mfe-kit';
import { Button, CloseIcon } from '@waymark/ui';
import { changeSettings, resetSettings, settingsStore } from '../theme/settings-store';
import { ButtonMover } from './button-mover';
import { placeStore } from './button-place';
import { ColorThemes } from './color-themes';
import { Body, Frame, Header, Part, Soft } from './panel-styles';
import { SwitchRow } from './switch-row';
import { Typography } from './typography';
import { usePanelPlace } from './use-panel-place';

function onClassChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Whether the page is currently dark, for whatever reason. */
function useDarkClass(): boolean {
  return useSyncExternalStore(
    onClassChange,
    () => document.documentElement.classList.contains('dark'),
    () => false,
  );
}

export interface PanelProps {
  id: string;
  onClose: () => void;
}

const onOrOff = (on: boolean): string => (on ? 'On' : 'Off');

/**
 * Not modal, because the page beside it shows each change immediately. The focus moves to the title, so that screen
 * readers and screen magnifiers arrive here.
 */
export function Panel({ id, onClose }: PanelProps): ReactElement {
  const stored = useStore(settingsStore, ({ settings }) => settings);
  const settings = { ...stored, darkMode: useDarkClass() };
  const { highContrast, reduceMotion, darkMode } = settings;
  const { status } = useSession();
  const title = useRef<HTMLHeadingElement>(null);
  useStore(placeStore);
  const place = usePanelPlace();
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  const reset = (): void => {
    resetSettings();
    announce('All settings are back to their defaults.');
  };
  return (
    <Frame id={id} role="dialog" aria-labelledby="panel-title" style={place}>
      <Header>
        <h2 id="panel-title" ref={title} tabIndex={-1}>
          {darkMode ? 'Dark Mode Controls' : 'Accessibility Center'}
        </h2>
        <Button variant="quiet" icon={<CloseIcon />} onClick={onClose}>
          Close
        </Button>
      </Header>
      <Body>
        <Part aria-labelledby="panel-display">
          <h3 id="panel-display">Display Mode</h3>
          <SwitchRow
            label="Dark mode"
            state={darkMode ? 'Dark' : 'Light'}
            checked={darkMode}
            onChange={(dark) => changeSettings({ darkMode: dark })}
          />
        </Part>
        <Part aria-labelledby="panel-options">
          <h3 id="panel-options">{darkMode ? 'Dark Mode Features' : 'Display Options'}</h3>
          <SwitchRow
            label="High Contrast"
            state={onOrOff(highContrast)}
            checked={highContrast}
            onChange={(on) => changeSettings({ highContrast: on })}
          />
          <SwitchRow
            label="Reduce Motion"
            state={onOrOff(reduceMotion)}
            checked={reduceMotion}
            onChange={(on) => changeSettings({ reduceMotion: on })}
          />
        </Part>
        <Typography settings={settings} />
        <ColorThemes settings={settings} />
        <ButtonMover />
        <Part>
          <Button wide onClick={reset}>
            Reset to defaults
          </Button>
          <Soft>
            {`Changes are saved at once${status === 'member' ? ', on this device and in your account.' : ' on this device.'}`}
          </Soft>
        </Part>
      </Body>
    </Frame>
  );
}
