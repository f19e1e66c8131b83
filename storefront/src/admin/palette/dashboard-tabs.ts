import type { DashboardTab } from '#domain/lists/dashboard-address';

export type CommandTabs = readonly { id: DashboardTab; label: string }[];
