import { styled } from 'styled-components';

const Text = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const ADDRESS = /(https?:\/\/\S+)/;

/** Plain text with its addresses as links, as mail programs show it. */
export function MailText({ text }: { text: string }) {
  return (
    <Text>
      {text
        .trim()
        .split(ADDRESS)
        .map((part, index) =>
          ADDRESS.test(part) ? (
            // Their order never changes: the place in the text is a fine key.
            <a key={index} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
    </Text>
  );
}
