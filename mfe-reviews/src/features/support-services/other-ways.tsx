import { useQuery } from '@tanstack/react-query';
import { nameOfCountry, namesOfCountry } from '@waymark/contracts-reviews';
import { Card, Grid, LifebuoyIcon, LinkButton, MapPinIcon, NavCard, ScalesIcon, Section } from '@waymark/ui';
import { countOf } from '../../shared/count-of';
import { SUPPORT_SERVICES } from '../../messages/en/support-services';
import { serviceFiltersQuery } from './get-service-filters';
import { useFirstCountry } from './first-country';
import { isFiltered, type ServiceFilter } from './service-filter';

/** How far the list reaches so far, and how it gets longer: said before somebody looks in vain. */
export function Reach({ filter }: { filter: ServiceFilter }) {
  const { city } = filter;
  const { data, isError } = useQuery(serviceFiltersQuery);
  const own = useFirstCountry();
  const countries = data?.countries;
  if (own && !city && countries && !namesOfCountry(own).some((name) => countries.includes(name)))
    return <NoneIn country={nameOfCountry(own)} hasOthers={countries.length > 0 && !isFiltered(filter)} />;
  // Of a city it is not known yet whether any is listed there; all else stands from the start, so that nothing jumps.
  if (isError || (city && (!data || data.cities.includes(city)))) return null;
  const cities = data ? countOf(data.cities.length, 'city', 'cities') : 'some cities';
  return (
    <Card $tone="notice" $dense>
      <p>
        {city && <strong>{`None listed in ${city} yet. `}</strong>}
        <span>{`So far this list has services in ${cities}. Do you know one that helps?`}</span>
      </p>
      <div>
        <LinkButton to="/support-services/suggest">Suggest a service</LinkButton>
      </div>
    </Card>
  );
}

interface NoneInProps {
  country: string;
  /** The list that follows is of other countries. */
  hasOthers: boolean;
}

/** What to do comes before numbers of another country. */
function NoneIn({ country, hasOthers }: NoneInProps) {
  return (
    <>
      <Card $tone="notice" $dense>
        <p>
          <strong>{SUPPORT_SERVICES.noneIn(country)}</strong> <span>{SUPPORT_SERVICES.noneInWhy}</span>
        </p>
        <div>
          <LinkButton to="/support-services/suggest">Suggest a service</LinkButton>
        </div>
      </Card>
      {hasOthers && <OtherWays city="" />}
      {hasOthers && <h2>{SUPPORT_SERVICES.elsewhere}</h2>}
    </>
  );
}

/** Where some are listed: there may be more, and who looked through them is the one to know. */
export function SuggestMore({ city }: { city: string }) {
  const { data } = useQuery(serviceFiltersQuery);
  if (!data?.cities.includes(city)) return null;
  return (
    <Card $tone="notice" $dense>
      <p>{`Do you know another one that helps in ${city}?`}</p>
      <div>
        <LinkButton to="/support-services/suggest">Suggest a service</LinkButton>
      </div>
    </Card>
  );
}

/** What helps where no service is listed. */
export function OtherWays({ city }: { city: string }) {
  return (
    <Section heading="What you can do instead">
      <Grid $min="20rem" $gap={3}>
        {city && (
          <NavCard to="/support-services" icon={<LifebuoyIcon />} tint="sun" note="In every city that has some">
            All listed services
          </NavCard>
        )}
        <NavCard to="/" icon={<MapPinIcon />} note="Before you go, find out whether staff there can help">
          Look up the place
        </NavCard>
        <NavCard to="/legal-rights" icon={<ScalesIcon />} tint="good" note="What places must do for you">
          Know your rights
        </NavCard>
      </Grid>
    </Section>
  );
}
