interface LoaderContext {
  getOptions(): { slice: string };
  resourcePath: string;
}

export default function styledIdsLoader(this: LoaderContext, source: string): string;
