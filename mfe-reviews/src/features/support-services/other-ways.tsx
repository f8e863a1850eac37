import { useQuery } from '@tanstack/react-query';
import { nameOfCountry, namesOfCountry } from '@waymark/contracts-reviews';
import { Card, Grid, LifebuoyIcon, LinkButton, MapPinIcon, NavCard, ScalesIcon, Section } from '@waymark/ui';
import { countOf } from '../../shared/count-of';
import { SUPPORT_SERVICES } from '../../messages/en/support-services';
import { serviceFiltersQuery } from './get-service-filters';
import { useFirstCountry } from './first-country';
import { isFiltered, type ServiceFilter } from './service-filter';

/** Tells how complete the list is and how it grows, before people search in vain. */
export function Reach({ filter }: { filter: ServiceFilter }) {
  const { city } = filter;
  const { data, isError } = useQuery(serviceFiltersQuery);
  const own = useFirstCountry();
  const countries = data?.countries;
  if (own && !city && countries && !namesOfCountry(own).some((name) => countries.includes(name)))
    return <NoneIn country={nameOfCountry(own)} hasOthers={countries.length > 0 && !isFiltered(filter)} />;
  // Only for a city is it unknown whether any service is listed; otherwise render immediately, so that nothing jumps.
  if (isError || (city && (!data || data.cities.includes(city)))) return null;
  const cities = data ? countOf(data.cities.length, 'city', 'cities') : 'some cities';
  return (
    <Card $tone="notice" $dense>
      <p>
        {city && <strong>{`None listed in ${city} yet. `}</strong>}
        <span>{`So far we list services in ${cities}. Do you know one that helps?`}</span>
      </p>
      <div>
        <LinkButton to="/support-services/suggest">Suggest a service</LinkButton>
      </div>
    </Card>
  );
}

interface NoneInProps {
  country: string;
  /** True if the list below shows services in other countries. */
  hasOthers: boolean;
}

/** Shown above other countries' services, so that readers first see what they can do. */
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

/** Shown with results: asks readers to suggest missing services, because they know best what is missing. */
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

/** Other ways to get help when no service is listed. */
export function OtherWays({ city }: { city: string }) {
  return (
    <Section heading="What you can do instead">
      <Grid $min="20rem" $gap={3}>
        {city && (
          <NavCard to="/support-services" icon={<LifebuoyIcon />} tint="sun" note="In every city on our list">
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
