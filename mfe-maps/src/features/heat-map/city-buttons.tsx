import { Button, Inline, MapPinIcon } from '@waymark/ui';
import { CITIES, type City } from './cities';

/** Each shows its city on the map and asks what is wrong there. */
export function CityButtons({ chosen, onChoose }: { chosen: string | null; onChoose: (city: City) => void }) {
  return (
    <Inline $gap={2} role="group" aria-label="Report a problem in a city">
      {CITIES.map((city) => (
        <Button
          key={city.name}
          icon={<MapPinIcon />}
          aria-pressed={chosen === city.name}
          aria-haspopup="dialog"
          onClick={() => onChoose(city)}
        >
          {city.name}
        </Button>
      ))}
    </Inline>
  );
}
