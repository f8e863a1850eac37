import { Button, Card, CheckIcon, Inline, LinkButton, SearchIcon, space, VisuallyHidden } from '@waymark/ui';
import { CopyIcon } from './copy-icon';

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
