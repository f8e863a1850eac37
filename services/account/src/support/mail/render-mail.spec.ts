import { renderMail } from './render-mail';

const mail = {
  name: 'sample',
  subject: 'Choose a new password',
  paragraphs: ['Somebody asked to <b>reset</b> "it".', 'The link works for one hour.'],
  action: { label: 'Choose a new password', url: 'https://waymark.example/reset-password?token=a&b="c"' },
  closing: 'If it was not you, do nothing.',
};
const { text, html } = renderMail(mail);

/** What a person reads in the HTML. */
const readable = html
  .replace(/<(style|title)>[\s\S]*?<\/\1>/g, '')
  .replace(/<[^>]+>/g, ' ')
  .replaceAll('&lt;', '<')
  .replaceAll('&gt;', '>')
  .replaceAll('&quot;', '"')
  .replaceAll('&#39;', "'")
  .replaceAll('&amp;', '&');
const words = (part: string) =>
  part.replaceAll(`${mail.action.label}:`, mail.action.label).split(/\s+/).filter(Boolean);

describe('a mail (A10.6)', () => {
  it('says the same words in plain text and in HTML (A10.5)', () => expect(words(readable)).toEqual(words(text)));

  it('shows what was written as text: no word becomes markup', () => {
    expect(html).toContain('&lt;b&gt;reset&lt;/b&gt;');
    expect(html).not.toContain('<b>');
  });

  it('can be read aloud: a language, one main heading, a title, links that say where they lead', () => {
    expect(html).toContain('<html lang="en-GB">');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<title>Choose a new password</title>');
    expect(html).toMatch(
      /<a class="action" href="https:\/\/waymark\.example\/reset-password\?token=a&amp;b=&quot;c&quot;"[^>]*>Choose a new password<\/a>/,
    );
  });

  it('keeps its contrast in dark mode and loads nothing from other servers', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(/);
  });

  it('ends with links for those who want fewer of them', () => {
    const footer = [{ label: 'Stop these <mails>', url: 'https://waymark.example/stop?token=a&b' }];
    const { text: plain, html: page } = renderMail({ ...mail, footer });
    expect(plain).toContain('Stop these <mails>:\nhttps://waymark.example/stop?token=a&b');
    expect(page).toContain('<a href="https://waymark.example/stop?token=a&amp;b">Stop these &lt;mails&gt;</a>');
  });

  it('does without a link when there is nothing to do', () => {
    const plain = renderMail({ ...mail, action: undefined });
    expect(plain.html).not.toContain('<a ');
    expect(plain.text).toBe(`Choose a new password\n\n${mail.paragraphs.join('\n\n')}\n\n${mail.closing}\n\nWaymark\n`);
  });
});
