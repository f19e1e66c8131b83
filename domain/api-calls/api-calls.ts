import { ACCOUNT_CALLS, OWN_ACCOUNT_CALLS } from './account-calls';
import type { ApiCall, ApiCalls, ApiRole } from './api-call';
import { CATALOGUE_CALLS } from './catalogue-calls';
import { MESSAGE_CALLS, QUESTION_CALLS } from './message-calls';
import { ORDER_CALLS } from './order-calls';
import { PAYMENT_CALLS } from './payment-calls';
import { PUSH_CALLS } from './push-calls';
import { REPLY_CALLS } from './reply-calls';
import { REVIEW_CALLS } from './review-calls';
import { SECURITY_CALLS } from './security-calls';
import { SHIPMENT_CALLS } from './shipment-calls';
import {
  AUDIT_CALLS,
  HEALTH_CALLS,
  MONEY_CALLS,
  PROGRAM_CALLS,
  STAFF_ADMIN_CALLS,
  WORKSHOP_CALLS,
} from './shop-calls';
import { TEXT_CALLS } from './text-calls';
import { TRACK_CALLS } from './track-calls';
import { TRACKING_CALLS } from './tracking-calls';
import { UPLOAD_CALLS } from './upload-calls';

export type KnownCall = ApiCall & { role: ApiRole };

const section = (title: string, calls: ApiCalls): { title: string; calls: KnownCall[] } => ({
  title,
  calls: Object.values(calls).map((call) => ({ role: 'admin', ...call })),
});

/** All calls by topic. Routes, documentation, and tests are made from this list. */
export const API_SECTIONS = [
  section('Catalogue', CATALOGUE_CALLS),
  section('Workshop', WORKSHOP_CALLS),
  section('Accounts', ACCOUNT_CALLS),
  section('Dashboard sign-in', SECURITY_CALLS),
  section('Notifications', PUSH_CALLS),
  section('Your account', OWN_ACCOUNT_CALLS),
  section('Orders and customers', ORDER_CALLS),
  section('After the order', TRACK_CALLS),
  section('Email replies', REPLY_CALLS),
  section('Packages', SHIPMENT_CALLS),
  section('Payment', PAYMENT_CALLS),
  section('Package tracking', TRACKING_CALLS),
  section('Text messages', TEXT_CALLS),
  section('Books', MONEY_CALLS),
  section('Photos', UPLOAD_CALLS),
  section('Questions', QUESTION_CALLS),
  section('Reviews', REVIEW_CALLS),
  section('Mail', MESSAGE_CALLS),
  section('Staff', STAFF_ADMIN_CALLS),
  section('Audit log', AUDIT_CALLS),
  section('Health', HEALTH_CALLS),
  section('Program', PROGRAM_CALLS),
];

export const API_CALLS: readonly KnownCall[] = API_SECTIONS.flatMap(({ calls }) => calls);
