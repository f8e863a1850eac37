export { moderationContentPart } from './hidden-content';
export { asideIn } from './aside-in';
export { AsidePage } from './aside-page';
export { OwnAsideNote } from './own-aside-note';
export { CorrectedNote } from './corrected-note';
