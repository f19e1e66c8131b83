import type { DashboardTab } from '#domain/lists/dashboard-address';

/** The dashboard's tabs, as commands need them. */
export type CommandTabs = readonly { id: DashboardTab; label: string }[];
