import { shellConfig } from '@waymark/tools/webpack/shell.mjs';

export default shellConfig({ dir: import.meta.dirname });
