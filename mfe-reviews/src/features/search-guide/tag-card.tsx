import { Button, Card, CheckIcon, Inline, LinkButton, SearchIcon, space, VisuallyHidden } from '@waymark/ui';

/** Two sheets, one behind the other. */
function CopyIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="9" y="9" width="11" height="11" rx="2" />
      <path d="M5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1" />
    </svg>
  );
}

interface TagCardProps {
  tag: string;
  isCopied: boolean;
  onCopy: (text: string) => void;
}

/** One hashtag: to take along, or to search with. Its padding lets both buttons stand side by side on a small phone. */
export function TagCard({ tag, isCopied, onCopy }: TagCardProps) {
  const text = `#${tag}`;
  const query = new URLSearchParams({ search: text });
  return (
    <Card as="li" style={{ padding: space[4] }}>
      <p>
        <strong>{text}</strong>
      </p>
      <Inline $gap={2}>
        <Button icon={isCopied ? <CheckIcon /> : <CopyIcon />} onClick={() => onCopy(text)}>
          {isCopied ? 'Copied' : 'Copy'}
          <VisuallyHidden> {text}</VisuallyHidden>
        </Button>
        <LinkButton to={`/?${query.toString()}`} icon={<SearchIcon />}>
          Search<VisuallyHidden> {text}</VisuallyHidden>
        </LinkButton>
      </Inline>
    </Card>
  );
}
