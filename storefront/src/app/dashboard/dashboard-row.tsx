import styled from 'styled-components';
import { space } from '../../ui/tokens';

/** As wide as the dashboard's pages. */
export const DashboardRow = styled.div`
  width: 100%;
  max-width: calc(1360px + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: max(${space.gutter}, env(safe-area-inset-left), env(safe-area-inset-right));
`;
