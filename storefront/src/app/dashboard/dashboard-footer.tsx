import styled from 'styled-components';
import { useShopFacts } from '../../api/shop-facts';
import { PlainList } from '../../ui/layout';
import { color, font, media, notPrinted } from '../../ui/tokens';
import { FooterNav } from '../footer-nav';
import { DashboardRow } from './dashboard-row';

const Foot = styled.footer`
  margin-top: auto;
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${font.small};
  ${notPrinted}
`;

const Row = styled(DashboardRow)`
  display: flex;
  gap: 0 24px;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  > p {
    overflow: hidden;
    min-width: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${media.phone} {
      display: none;
    }
  }
`;

const Links = styled(PlainList)`
  display: flex;
  flex: none;
  gap: 20px;
  ${media.phone} {
    flex-wrap: wrap;
    gap: 0 16px;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    white-space: nowrap;
    &:hover {
      color: ${color.text};
    }
  }
`;

export function DashboardFooter() {
  const { name } = useShopFacts();
  return (
    <Foot>
      <Row>
        <p>{name}</p>
        <FooterNav list={Links} />
      </Row>
    </Foot>
  );
}
