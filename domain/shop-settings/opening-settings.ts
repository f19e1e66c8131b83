import {
  type EmailDraft,
  isOpeningEmail,
  OPENING_EMAILS,
  type OpenedEmail,
  openingOf,
} from '../email/openings';
import { OUTBOX_KIND_LABEL } from '../email/outbox';
import { eachOf } from '../words/keys-of';
import type { SettingField } from './setting-kinds';
import type { ShopSettings } from './settings-contract';
import { SHOP_DEFAULTS } from './shop-settings';

type Openings = Pick<ShopSettings, 'emailOpenings' | 'shippingIntro' | 'dropoffIntro'>;

/** Returns the owner's opening line for a kind of email. Empty for the default wording. */
export function openingLineOf(settings: Openings, email: OpenedEmail): string {
  const { setting } = openingOf(email);
  if (!setting) return settings.emailOpenings.find((each) => each.email === email)?.line ?? '';
  return settings[setting] === SHOP_DEFAULTS[setting] ? '' : settings[setting];
}

/** Returns the settings that change with an email's opening line. An empty line brings back the default wording. */
export function openingChange({ emailOpenings }: Openings, { email, line }: EmailDraft): Partial<Openings> {
  const { setting } = openingOf(email);
  if (setting) return { [setting]: line || SHOP_DEFAULTS[setting] };
  const others = emailOpenings.filter((each) => each.email !== email);
  return { emailOpenings: line && isOpeningEmail(email) ? [...others, { email, line }] : others };
}

export const OPENING_FIELDS: Readonly<Record<'emailOpenings', SettingField>> = {
  emailOpenings: {
    kind: 'list',
    label: 'Opening lines',
    entry: ['Opening line', 'Opening lines'],
    hint: 'How emails open, instead of the default wording.',
    max: OPENING_EMAILS.length,
    isCheckedAsOne: true,
    parts: {
      email: {
        kind: 'choice',
        label: 'Email',
        required: true,
        options: eachOf(OPENING_EMAILS, (kind) => OUTBOX_KIND_LABEL[kind]),
      },
      line: { kind: 'text', label: 'Opening line', required: true },
    },
  },
};
