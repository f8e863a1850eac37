import { StreetArt } from '@waymark/ui/art';

export default StreetArt;
