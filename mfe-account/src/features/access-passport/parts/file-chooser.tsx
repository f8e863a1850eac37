import { Button, ImageIcon, Stack } from '@waymark/ui';
import { type ChangeEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';

const Name = styled.p`
  font-weight: 600;
`;

/** The browser's own file field behind a button of ours. */
export function FileChooser({
  busy,
  onChange,
}: {
  busy: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const chooser = useRef<HTMLInputElement>(null);
  const hint = useId();
  return (
    <Stack $gap={2}>
      <Name>A file, or a picture of the code</Name>
      <p id={hint}>The file that you saved, or a photo or screenshot of the code.</p>
      <div>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label="Choose a passport"
          accept=".json,application/json,image/*"
          onChange={onChange}
        />
        <Button icon={<ImageIcon />} busy={busy} aria-describedby={hint} onClick={() => chooser.current?.click()}>
          {busy ? 'Reading...' : 'Choose a file or picture'}
        </Button>
      </div>
    </Stack>
  );
}
