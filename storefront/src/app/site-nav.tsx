import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { Seam } from '../ui/drawings/seam';
import { PlainList } from '../ui/plain-list';
import { color, font } from '../ui/tokens';
import { HEADER_LINKS } from './navigation';

const Links = styled(PlainList)`
  display: flex;
  gap: 8px;
`;

const Item = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 48px;
  padding: 0 14px;
  color: ${color.text};
  font-family: ${font.display};
  font-size: 1.25rem;
  font-weight: 600;
  letter-spacing: 0.045em;
  text-decoration: none;
  text-transform: uppercase;
  svg {
    position: absolute;
    inset: auto 14px 0;
    width: calc(100% - 28px);
    opacity: 0;
  }
  &[aria-current='page'] svg {
    opacity: 1;
  }
`;

/** The header's links side by side; the seam marks the current page. */
export function SiteNav() {
  return (
    <nav aria-label="Main">
      <Links>
        {HEADER_LINKS.map(({ to, label }) => (
          <li key={to}>
            <Item to={to} end>
              {label}
              <Seam />
            </Item>
          </li>
        ))}
      </Links>
    </nav>
  );
}
