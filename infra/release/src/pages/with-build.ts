import {
  FONTS_ELEMENT_ID,
  INLINE_CSS_ELEMENT_ID,
  KNOWN_QUERIES_ELEMENT_ID,
  PAGE_BOOT_ELEMENT_ID,
  type PageBoot,
  type RemoteBuild,
  type ShellBuild,
} from '@waymark/contracts-core';

const BOOT = new RegExp(`(<script type="application/json" id="${PAGE_BOOT_ELEMENT_ID}">)(.*?)(</script>)`, 's');
/** Matches what the renderer wrote for the previous build: the page, its data and its styles. */
const DRAWN = new RegExp(
  `(<div id="root">).*(</div>\n)<script type="application/json" id="${KNOWN_QUERIES_ELEMENT_ID}">.*?</script>`,
  's',
);
const DRAWN_STYLES = new RegExp(
  `<style [^>]*(?:id="(?:${FONTS_ELEMENT_ID}|${INLINE_CSS_ELEMENT_ID})"|data-styled)[^>]*>.*?</style>`,
  'gs',
);
const NONCE = /<meta property="csp-nonce" nonce="([^"]+)">/;

/**
 * Returns the page as the gateway would send it if this build were live, from its response with the previous build.
 * The browser loads the uploaded files and checks each hash, as visitors' browsers will.
 */
export function withBuild(html: string, build: RemoteBuild | ShellBuild): string {
  const slice = 'entry' in build ? build.slice : 'shell';
  // The page's preloads belong to the previous build.
  const tags = new RegExp(`<(?:link [^>]*href|script defer src)="/r/${slice}/[^>]*>(?:</script>)?\n?`, 'g');
  // The page's last script loads scripts, each given as URL and hash.
  const asked = new RegExp(`\\["/r/${slice}/[^"]*","[^"]*"\\],?`, 'g');
  const rest = html
    .replace(tags, '')
    .replace(asked, '')
    .replace(DRAWN, '$1$2')
    .replace(DRAWN_STYLES, '')
    .replace(BOOT, (_all, open: string, text: string, close: string) => open + bootText(text, build) + close);
  return 'entry' in build
    ? rest
    : rest.replace('</head>', () => `${shellTags(build, NONCE.exec(html)?.[1] ?? '')}\n</head>`);
}

function bootText(text: string, build: RemoteBuild | ShellBuild): string {
  const boot = JSON.parse(text) as PageBoot;
  delete boot.telemetry;
  if ('entry' in build) {
    const { slice, version, entry, integrity, manifest } = build;
    // Without the previous build: when this one does not load, the page must not fall back to another.
    boot.remotes = { ...boot.remotes, [slice]: { slice, version, entry, integrity: integrity[entry] ?? '', manifest } };
  }
  return JSON.stringify(boot).replaceAll('<', '\\u003c');
}

function shellTags({ styles, scripts, integrity }: ShellBuild, nonce: string): string {
  const links = styles.map((file) => `<link rel="stylesheet" href="${file}">`);
  return [
    ...links,
    ...scripts.map(
      (file) => `<script defer src="${file}" nonce="${nonce}" integrity="${integrity[file] ?? ''}"></script>`,
    ),
  ].join('\n');
}
