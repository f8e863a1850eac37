import { serviceConfig } from '@waymark/tools/webpack/service.mjs';

export default serviceConfig({ dir: import.meta.dirname });
