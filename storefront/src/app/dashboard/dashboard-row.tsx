import styled from 'styled-components';
import { DASHBOARD_WIDTH } from '../../admin/admin-layout';
import { space } from '../../ui/tokens';

/** A row that's as wide as the dashboard's pages. */
export const DashboardRow = styled.div`
  width: 100%;
  max-width: ${DASHBOARD_WIDTH};
  margin-inline: auto;
  padding-inline: max(${space.gutter}, env(safe-area-inset-left), env(safe-area-inset-right));
`;
