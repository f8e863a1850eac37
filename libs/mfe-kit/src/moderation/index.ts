export { moderationContentPart } from './hidden-content';
export { asideIn, AsidePage, OwnAsideNote } from './aside';
export { CorrectedNote } from './corrected-note';
