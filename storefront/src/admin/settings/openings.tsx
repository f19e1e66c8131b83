import type { Ref } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import {
  isOpenedEmail,
  OPENED_EMAILS,
  OPENING_GROUPS,
  type OpenedEmail,
  type OpeningGroup,
  openingOf,
} from '#domain/email/openings';
import { OUTBOX_KIND_LABEL } from '#domain/email/outbox';
import { openingLineOf } from '#domain/shop-settings/opening-settings';
import type { ShopSettingsView } from '#domain/shop-settings/settings-contract';
import { keysOf } from '#domain/words/keys-of';
import { paths } from '../../addresses/paths';
import { Grid, Heading, Muted, StackList, Text } from '../../ui/arrange';
import { coverLink } from '../../ui/cover-link';
import { Stack } from '../../ui/layout';
import { color, frame, radius } from '../../ui/tokens';
import { Panel } from '../parts/panel';
import type { GroupFormHandle } from './group-form';
import { OpeningForm } from './opening-form';
import * as texts from './settings-texts';

const Row = styled.li`
  position: relative;
  padding: 10px 12px;
  ${frame('surface', 'line', 'field')}
  &:hover {
    border-color: ${color.accent};
  }
`;

const RowLink = styled(Link)`
  ${coverLink(radius.field, 1)}
  color: ${color.text};
  font-weight: 600;
`;

/** How emails to customers open (rule 35.2): the list, or the one in the URL. */
export function Openings(props: { settings: ShopSettingsView; ref: Ref<GroupFormHandle> }) {
  const [params, setParams] = useSearchParams();
  const email = params.get('email') ?? undefined;
  if (isOpenedEmail(email))
    return (
      <OpeningForm {...props} key={email} email={email} onClose={() => setParams({ group: 'openings' })} />
    );
  return (
    <Panel title={texts.openings}>
      <Muted $max="68ch">{texts.aboutOpenings}</Muted>
      <Grid $min={320} $gap={3} $align="start">
        {keysOf(OPENING_GROUPS).map((group) => (
          <Group key={group} group={group} settings={props.settings} />
        ))}
      </Grid>
    </Panel>
  );
}

function Group({ group, settings }: { group: OpeningGroup; settings: ShopSettingsView }) {
  return (
    <Stack $gap={1}>
      <Heading as="h3" $size="h4">
        {OPENING_GROUPS[group]}
      </Heading>
      <StackList>
        {OPENED_EMAILS.filter((email) => openingOf(email).group === group).map((email) => (
          <Entry key={email} email={email} line={openingLineOf(settings, email)} />
        ))}
      </StackList>
    </Stack>
  );
}

function Entry({ email, line }: { email: OpenedEmail; line: string }) {
  return (
    <Row>
      <RowLink to={paths.adminSettings.href({ group: 'openings', email })}>
        {OUTBOX_KIND_LABEL[email]}
      </RowLink>
      {line ? (
        <Text $size="small" $clamp={2} $breaks>
          {line}
        </Text>
      ) : (
        <Muted $size="small">{texts.defaultWording}</Muted>
      )}
    </Row>
  );
}
