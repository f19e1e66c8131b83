import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ListChecks, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../addresses/paths';
import { useAdminTab } from '../../admin/admin-tabs';
import { useOverlay } from '../../admin/keys/overlays';
import * as sharedTexts from '../../admin/parts/shared-texts';
import { useTabsAhead } from '../../admin/tabs-ahead';
import { useWarmUp } from '../../admin/use-warm-up';
import { firstStepQueries } from '../../api/first-steps';
import { useMay, usePerson } from '../../api/person';
import { useShopFacts } from '../../api/shop-facts';
import { type Loadable, loadable } from '../../first-paint/loadable';
import { Popover } from '../../ui/popover';
import { TabBar } from '../../ui/tabs';
import { VisuallyHidden } from '../../ui/visually-hidden';
import * as appTexts from '../app-texts';
import { BrandMark } from '../brand-mark';
import {
  Bar,
  Brand,
  Item,
  MenuButton,
  Narrow,
  Pages,
  Row,
  SearchButton,
  StepsButton,
  TabLinks,
  Tabs,
  Tools,
  Wide,
} from './bar-parts';
import * as texts from './dashboard-bar-texts';

const loadMenus = () => import('./menu-lists');
const ShopMenu = loadable(async () => (await loadMenus()).ShopMenu);
const PersonMenu = loadable(async () => (await loadMenus()).PersonMenu);
const FirstStepsMenu = loadable(async () => (await loadMenus()).FirstStepsMenu);
const MoreMenu = loadable(async () => (await loadMenus()).MoreMenu);

/** The dashboard's only bar: the shop, tabs, pages, search, and the person's menu. On phones, most of it is at the bottom. */
export function DashboardBar({ isSignedIn }: { isSignedIn: boolean }) {
  const { name } = useShopFacts();
  return (
    <Bar>
      <Row>
        <Brand to={paths.home.href()} aria-label={appTexts.homePage(name)}>
          <BrandMark />
          <span>{name}</span>
        </Brand>
        {isSignedIn && <BarContent />}
      </Row>
    </Bar>
  );
}

function BarContent() {
  const may = useMay();
  const { pathname } = useLocation();
  const seesSteps = may('GET /api/admin/first-steps');
  const firstSteps = useQuery({ ...firstStepQueries.left(), enabled: seesSteps });
  const left = firstSteps.data?.left ?? [];
  return (
    <>
      <Wide>
        <Menu part={ShopMenu} label={texts.shopLinks} text={texts.shop} name={texts.shopLinks} align="start">
          {(close) => <ShopMenu close={close} />}
        </Menu>
      </Wide>
      {pathname === paths.admin.path ? <OpenTabs /> : <LinkedTabs />}
      {may('GET /api/admin/money') && (
        <Pages aria-label={texts.pages}>
          <Item to={paths.adminMoney.href()} end>
            {sharedTexts.money}
          </Item>
          <Item to={paths.adminFigures.href()} end>
            {sharedTexts.figures}
          </Item>
        </Pages>
      )}
      {/* Hidden until we know whether there are first steps, because they'd push the rest aside. */}
      <Tools data-waiting={seesSteps && firstSteps.isPending}>
        <SearchBox />
        <Wide>
          {left.length > 0 && (
            <Popover
              kind="menu"
              part={FirstStepsMenu}
              label={texts.makeShopYours}
              trigger={
                <StepsButton>
                  <ListChecks size={18} />
                  <span>{texts.makeShopYoursLeft(left.length)}</span>
                  <ChevronDown size={16} />
                </StepsButton>
              }
            >
              {(close) => <FirstStepsMenu left={left} close={close} />}
            </Popover>
          )}
          <OwnMenu />
        </Wide>
        <Narrow>
          <Menu part={MoreMenu} label={texts.more} text={texts.more}>
            {(close) => <MoreMenu left={left} close={close} />}
          </Menu>
        </Narrow>
      </Tools>
    </>
  );
}

interface MenuProps {
  part: Pick<Loadable, 'load' | 'isLoaded'>;
  label: string;
  text: string;
  name?: string;
  align?: 'start';
  children: (close: () => void) => ReactNode;
}

function Menu({ part, label, text, name, align, children }: MenuProps) {
  const button = (
    <MenuButton aria-label={name}>
      <span>{text}</span>
      <ChevronDown size={16} />
    </MenuButton>
  );
  return (
    <Popover kind="menu" part={part} align={align} label={label} trigger={button}>
      {children}
    </Popover>
  );
}

function OwnMenu() {
  const person = usePerson();
  if (!person) return null;
  return (
    <Menu part={PersonMenu} label={sharedTexts.you} text={person.name} name={texts.yourMenu(person.name)}>
      {(close) => <PersonMenu close={close} />}
    </Menu>
  );
}

function SearchBox() {
  const show = useOverlay();
  return (
    <SearchButton
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => show('commands')}
    >
      <Search size={18} />
      <span>
        {sharedTexts.search}
        <VisuallyHidden>{texts.andCommands}</VisuallyHidden>
      </span>
      <kbd aria-hidden>{texts.ctrlK}</kbd>
    </SearchButton>
  );
}

function OpenTabs() {
  const { tab, tabs } = useAdminTab();
  const { drawAhead } = useTabsAhead();
  useWarmUp(tabs, loadMenus);
  return (
    <Tabs>
      <TabBar label={sharedTexts.dashboard} tabs={tabs} value={tab.id} onNear={drawAhead} />
    </Tabs>
  );
}

/** On the other pages, the tabs are links to the dashboard. */
function LinkedTabs() {
  const { tabs } = useAdminTab();
  return (
    <TabLinks aria-label={sharedTexts.dashboard}>
      {tabs.map(({ id, label }) => (
        <Item key={id} to={paths.admin.href({ tab: id })} end>
          {label}
        </Item>
      ))}
    </TabLinks>
  );
}
