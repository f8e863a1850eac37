import type { RichBlock, RichInnerItem, RichItem, RichRun, RichText } from '@waymark/contracts-community';
import { withoutInvisible } from '@waymark/contracts-core';
import type { BlockContent, List, ListItem, Nodes, Parents, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

const LONGEST = 2_000;
const MAIL = /^mailto:[^\s?&<>"]+@[^\s?&<>"]+$/i;

/** Returns a safe link: http(s), an email address or a path of this site; otherwise null. */
function safeHref(address: string): string | null {
  const href = address.trim();
  if (href.length > LONGEST || /[\s\\\p{C}]/u.test(href)) return null;
  if (href.startsWith('/')) return href.startsWith('//') ? null : href;
  if (MAIL.test(href)) return href;
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return null;
  const url = new URL(href);
  // `https://bank.example@elsewhere.example` looks like one host but leads to the other.
  return url.username === '' && url.password === '' ? url.href : null;
}

type Look = Omit<RichRun, 'text'>;

/** Converts a Markdown syntax tree into `RichText`, and counts its contents. */
export class RichTextBuilder {
  links = 0;
  runs = 0;

  build(root: Root): RichText {
    return root.children.flatMap((node) => this.blocksOf(node));
  }

  private blocksOf(node: Nodes): RichBlock[] {
    if (node.type === 'heading') {
      const level = node.depth === 1 ? 1 : node.depth === 2 ? 2 : 3;
      return this.withWords(node, (runs) => ({ kind: 'heading', level, runs }));
    }
    if (node.type === 'list') {
      const items = node.children.map((item) => this.itemOf(item)).filter(isSomething);
      return items.length === 0 ? [] : [{ kind: 'list', ...orderOf(node), items }];
    }
    if (node.type === 'blockquote') {
      const paragraphs = this.linesOf(node);
      return paragraphs.length === 0 ? [] : [{ kind: 'quote', paragraphs }];
    }
    return this.withWords(node, (runs) => ({ kind: 'paragraph', runs }));
  }

  private withWords(node: Nodes, make: (runs: RichRun[]) => RichBlock): RichBlock[] {
    const runs = this.runsOf(node);
    return runs.length === 0 ? [] : [make(runs)];
  }

  /** The first list in an item stays nested; deeper ones are flattened into it. */
  private itemOf(item: ListItem): RichItem {
    const lists = item.children.filter((child) => child.type === 'list');
    const others = item.children.filter((child) => child.type !== 'list');
    const runs = joined(others.flatMap((child) => this.linesOf(child)));
    const items = lists.flatMap((list) => this.flatItems(list));
    const [first] = lists;
    return { runs, list: first && items.length > 0 ? { ...orderOf(first), items } : null };
  }

  private flatItems(list: List): RichInnerItem[] {
    return list.children.flatMap((item) =>
      item.children.flatMap((child) =>
        child.type === 'list' ? this.flatItems(child) : this.linesOf(child).map((runs) => ({ runs })),
      ),
    );
  }

  /** Returns the text of each line in a block of any type. */
  private linesOf(node: BlockContent | Nodes): RichRun[][] {
    if (node.type === 'paragraph' || node.type === 'heading' || !('children' in node)) {
      const runs = this.runsOf(node);
      return runs.length === 0 ? [] : [runs];
    }
    return node.children.flatMap((child) => this.linesOf(child));
  }

  private runsOf(node: Nodes): RichRun[] {
    const runs: RichRun[] = [];
    this.collect(node, {}, runs);
    this.runs += runs.length;
    return runs.some(({ text }) => text.trim() !== '') ? runs : [];
  }

  private collect(node: Nodes, look: Look, runs: RichRun[]): void {
    if (node.type === 'break') return add(runs, '\n', look);
    if (!('children' in node)) return add(runs, wordsOf(node), look);
    const inner = this.lookOf(node, look);
    for (const child of node.children) this.collect(child, inner, runs);
  }

  private lookOf(node: Parents, look: Look): Look {
    if (node.type === 'strong') return { ...look, isStrong: true };
    if (node.type === 'emphasis') return { ...look, isEmphasis: true };
    if (node.type !== 'link') return look;
    this.links += 1;
    const href = safeHref(node.url);
    return href ? { ...look, href } : look;
  }
}

// Images are never shown; their alternative text replaces them.
const wordsOf = (node: Nodes): string => (node.type === 'thematicBreak' ? '' : withoutInvisible(toString(node)));

function add(runs: RichRun[], text: string, look: Look): void {
  const last = runs.at(-1);
  if (text === '') return;
  if (last && last.href === look.href && last.isStrong === look.isStrong && last.isEmphasis === look.isEmphasis)
    last.text += text;
  else runs.push({ text, ...look });
}

const joined = (lines: RichRun[][]): RichRun[] =>
  lines.flatMap((line, place) => (place === 0 ? line : [{ text: '\n' }, ...line]));

const orderOf = ({ ordered, start }: List) => ({ isOrdered: ordered === true, start: start ?? 1 });

const isSomething = ({ runs, list }: RichItem): boolean => runs.length > 0 || list !== null;
