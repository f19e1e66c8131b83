import type { DashboardTab } from '#domain/lists/dashboard-address';

/** The dashboard's tabs, as far as the commands go by them. */
export type CommandTabs = readonly { id: DashboardTab; label: string }[];
