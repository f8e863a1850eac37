const PATHS: Readonly<Record<string, string>> = {
  Mobility: 'M10 4.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0M11 8.5v5h5l2.5 5M8 11.2a5 5 0 1 0 6.2 7',
  Visual: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M9 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0',
  Hearing:
    'M6.5 9.5a5.5 5.5 0 1 1 10 3.2c-1.2 1.6-2.5 2.3-2.5 4.3a3 3 0 0 1-5.6 1.5M9.5 9.5a2.5 2.5 0 0 1 5 0c0 1.6-2.2 1.8-2.2 3.5',
  Cognitive: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.7 10.7c.6.5.9 1.2.9 2v.3h5.6v-.3c0-.8.3-1.5.9-2A6 6 0 0 0 12 3',
  Service: 'M3 18h18M5 18a7 7 0 0 1 14 0M12 8V11M10.5 8h3',
  Dietary: 'M7 3v7M4.5 3v4.5a2.5 2.5 0 0 0 5 0V3M7 10v11M17 21v-7M17 14c-2 0-3-1.5-3-5.5S15.500 3 17 3v11',
};

/** A decorative icon beside a group's name. */
export function GroupIcon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.75em"
      height="1.75em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
