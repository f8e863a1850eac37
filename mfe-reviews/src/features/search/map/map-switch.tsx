import { Button, ListIcon, MapPinIcon } from '@waymark/ui';
import type { MapView } from './use-map-view';

/** One button in one place: it says what a press brings. */
export function MapSwitch({ isBeside, isMap, show }: MapView) {
  if (!isMap) {
    return (
      <Button icon={<MapPinIcon />} onClick={() => show('map')}>
        Show map
      </Button>
    );
  }
  return (
    <Button icon={<ListIcon />} onClick={() => show('list')}>
      {isBeside ? 'Hide map' : 'Show list'}
    </Button>
  );
}
