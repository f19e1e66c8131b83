import {
  BadgePercent,
  ChartColumn,
  ExternalLink,
  HeartPulse,
  History,
  House,
  Images,
  LogOut,
  type LucideIcon,
  Moon,
  RefreshCw,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Spool,
  Sun,
  Users,
  UsersRound,
  Wallet,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { DashboardTab } from '#domain/lists/dashboard-address';
import { DASHBOARD_PAGES, type DashboardPage } from '#domain/pages/dashboard-pages';
import { EDITOR_PATH } from '#domain/pages/pages';
import { ROLE_LABEL } from '#domain/people/people';
import { firstStepsOf } from '#domain/shop-settings/first-steps';
import { paths } from '../../addresses/paths';
import { useAdminTabs } from '../../admin/admin-tabs';
import { PAGE_ACCESS } from '../../admin/parts/page-access';
import * as sharedTexts from '../../admin/parts/shared-texts';
import { useLeave } from '../../admin/parts/use-leave';
import { useRefreshOwnersData } from '../../api/owner';
import { useMay, useOpensEditor, usePerson } from '../../api/person';
import * as uiTexts from '../../ui/ui-texts';
import * as appTexts from '../app-texts';
import { SHOP_LINKS } from '../navigation';
import { useTheme } from '../theme-toggle';
import * as texts from './dashboard-bar-texts';
import { EntryAnchor, EntryButton, EntryLink, Group, List, OnPhone, Step, Title } from './menu-parts';

interface MenuProps {
  close: () => void;
}

interface EntryProps {
  Icon: LucideIcon;
  text: string;
}

function Entry({ Icon, text, to, onClick }: EntryProps & { to: string; onClick: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <EntryLink to={to} aria-current={to === `${pathname}${search}` ? 'page' : undefined} onClick={onClick}>
      <Icon size={20} />
      {text}
    </EntryLink>
  );
}

const SHOP_ICONS = [House, Images, ShoppingBag] as const;

/** The header's links (rule 2.2), without the customer login. */
export function ShopMenu({ close, columns }: MenuProps & { columns?: boolean }) {
  return (
    <List $columns={columns}>
      {SHOP_LINKS.map(({ to, label }, at) => (
        <li key={to}>
          <Entry Icon={SHOP_ICONS[at] ?? House} text={label} to={to} onClick={close} />
        </li>
      ))}
    </List>
  );
}

const PAGE_ICONS: Readonly<Record<DashboardPage, LucideIcon>> = {
  adminMoney: Wallet,
  adminFigures: ChartColumn,
  adminSettings: Settings,
  adminStaff: Users,
  adminAudit: History,
  adminHealth: HeartPulse,
  adminSecurity: ShieldCheck,
};

function PageEntry({ page, close }: MenuProps & { page: DashboardPage }) {
  const may = useMay();
  const { call } = PAGE_ACCESS[page];
  if (call !== null && !may(call)) return null;
  return (
    <li>
      <Entry
        Icon={PAGE_ICONS[page]}
        text={DASHBOARD_PAGES[page].title}
        to={paths[page].href()}
        onClick={close}
      />
    </li>
  );
}

/** Pages about the shop and yourself, the theme, and signing out. */
export function PersonMenu({ close }: MenuProps) {
  return (
    <>
      <SignedIn />
      <OwnEntries close={close} />
    </>
  );
}

/** The name and role of the person who is signed in: 'Bo Stitch, bench'. */
function SignedIn() {
  const person = usePerson();
  if (!person) return null;
  const { name, role } = person;
  const label = ROLE_LABEL[role];
  return <Title>{name === label ? label : `${name}, ${label.toLowerCase()}`}</Title>;
}

function OwnEntries({ close, columns }: MenuProps & { columns?: boolean }) {
  const opensEditor = useOpensEditor();
  const refresh = useRefreshOwnersData();
  const { leave, isLeaving } = useLeave();
  const { isDark, toggle } = useTheme();
  return (
    <List $columns={columns}>
      <PageEntry page="adminStaff" close={close} />
      <PageEntry page="adminAudit" close={close} />
      <PageEntry page="adminSecurity" close={close} />
      <PageEntry page="adminSettings" close={close} />
      <PageEntry page="adminHealth" close={close} />
      {opensEditor && (
        <li>
          <EntryAnchor href={EDITOR_PATH}>
            <ExternalLink size={20} />
            {sharedTexts.editor}
          </EntryAnchor>
        </li>
      )}
      <li>
        <EntryButton
          onClick={() => {
            close();
            void refresh();
          }}
        >
          <RefreshCw size={20} />
          {sharedTexts.refresh}
        </EntryButton>
      </li>
      <li>
        <EntryButton onClick={toggle}>
          {isDark ? <Sun size={20} /> : <Moon size={20} />}
          {isDark ? appTexts.switchToLight : appTexts.switchToDark}
        </EntryButton>
      </li>
      <li>
        <EntryButton disabled={isLeaving} onClick={() => void leave()}>
          <LogOut size={20} />
          {isLeaving ? uiTexts.loggingOut : uiTexts.logout}
        </EntryButton>
      </li>
    </List>
  );
}

interface FirstStepsProps extends MenuProps {
  left: readonly string[];
}

/** What still has example content, with links to change it (rule 2.18). */
export function FirstStepsMenu({ left, close }: FirstStepsProps) {
  return (
    <List>
      {firstStepsOf(left).map((step) => (
        <Step key={step.name}>
          {step.left}
          <a href={step.href} onClick={close}>
            {step.way}
          </a>
        </Step>
      ))}
    </List>
  );
}

/** The tabs that don't fit into the bottom bar on phones. */
const TAB_ICONS: Readonly<Partial<Record<DashboardTab, LucideIcon>>> = {
  customers: UsersRound,
  services: Wrench,
  discounts: BadgePercent,
  laces: Spool,
  gallery: Images,
};

function Titled({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Group>
      {title}
      {children}
    </Group>
  );
}

/** Everything that doesn't fit into the narrow bars. */
export function MoreMenu({ left, close }: FirstStepsProps) {
  const tabs = useAdminTabs();
  return (
    <>
      <Group>
        <List $columns>
          {tabs.map(({ id, label }) => {
            const Icon = TAB_ICONS[id];
            return (
              Icon && (
                <OnPhone key={id}>
                  <Entry Icon={Icon} text={label} to={paths.admin.href({ tab: id })} onClick={close} />
                </OnPhone>
              )
            );
          })}
          <PageEntry page="adminMoney" close={close} />
          <PageEntry page="adminFigures" close={close} />
        </List>
      </Group>
      <Titled title={<SignedIn />}>
        <OwnEntries close={close} columns />
      </Titled>
      <Titled title={<Title>{texts.shop}</Title>}>
        <ShopMenu close={close} columns />
      </Titled>
      {left.length > 0 && (
        <Titled title={<Title>{texts.makeShopYours}</Title>}>
          <FirstStepsMenu left={left} close={close} />
        </Titled>
      )}
    </>
  );
}
