import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { SERVICE_CATEGORY_LABEL } from '#domain/catalogue/service-category';
import { servicePictures } from '#domain/catalogue/service-picture';
import { labelOf } from '#domain/words/label-of';
import { paths } from '../addresses/paths';
import { messageOf } from '../api/client';
import { serviceQueries } from '../api/services';
import { EmptyPlace } from '../ui/empty-place';
import { LoadFailed } from '../ui/load-failed';
import { Patch } from '../ui/patch';
import { color, font, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './home-texts';
import { ServiceCard } from './service-card';
import { ServiceGrid, ServiceSkeletons } from './service-skeletons';

const NotSure = styled(Patch)`
  gap: ${space[2]};
  align-content: center;
  justify-items: start;
`;

const OneKind = styled.div<{ $kinds: number }>`
  ${({ $kinds }) =>
    Array.from(
      { length: $kinds },
      (_, kind) => css`
        &:has([value='${kind}']:checked) [data-kind]:not([data-kind='${kind}']) {
          display: none;
        }
      `,
    )}
`;

const Kinds = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  min-width: 0;
  margin-bottom: ${space[3]};
  padding: 0;
  border: 0;
  label {
    position: relative;
    padding: 8px 14px;
    border: 1.5px solid ${color.lineStrong};
    border-radius: 22px;
    font: 600 1.125rem/1.45 ${font.display};
    letter-spacing: 0.03em;
  }
  label:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.accentText};
  }
  label:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

function ServiceKinds({ categories }: { categories: readonly string[] }) {
  return (
    <Kinds aria-label={texts.kindOfService}>
      <label>
        <input type="radio" name="kind" value="all" defaultChecked />
        {uiTexts.all}
      </label>
      {categories.map((category, kind) => (
        <label key={category}>
          <input type="radio" name="kind" value={kind} />
          {labelOf(SERVICE_CATEGORY_LABEL, category)}
        </label>
      ))}
    </Kinds>
  );
}

const LOAD_FAILED = texts.weCouldntLoadServices;

/** Active services in the shop's order, each as a card (rule 2.8). */
export function ServiceList() {
  const services = useQuery(serviceQueries.list());

  if (services.isPending || (services.isError && services.isFetching)) return <ServiceSkeletons />;
  if (services.isError) {
    return (
      <LoadFailed title={uiTexts.servicesDidntLoad} onRetry={() => services.refetch()}>
        {messageOf(services.error, LOAD_FAILED)}
      </LoadFailed>
    );
  }

  const offered = services.data
    .filter(({ active }) => active === 1)
    .toSorted((one, other) => one.sortOrder - other.sortOrder);
  if (offered.length === 0) {
    return (
      <EmptyPlace>
        <p>{uiTexts.noServicesAvailable}</p>
      </EmptyPlace>
    );
  }
  const pictures = servicePictures(offered);
  const categories = [...new Set(offered.map(({ category }) => category))];
  return (
    <OneKind $kinds={categories.length}>
      {categories.length > 1 && <ServiceKinds categories={categories} />}
      <ServiceGrid>
        {offered.map((service) => (
          <li key={service.id} data-kind={categories.indexOf(service.category)}>
            <ServiceCard service={service} picture={pictures.get(service.id)} />
          </li>
        ))}
        <NotSure as="li">
          <h3>{texts.notSureWhichOne}</h3>
          <p>{texts.pickClosestMatch}</p>
          <Link to={paths.order.href()}>{uiTexts.orderAService}</Link>
        </NotSure>
      </ServiceGrid>
    </OneKind>
  );
}
