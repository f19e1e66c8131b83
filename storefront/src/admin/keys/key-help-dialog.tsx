import styled from 'styled-components';
import { Columns } from '../../ui/arrange';
import { Dialog } from '../../ui/dialog';
import { SwitchField } from '../../ui/switch-field';
import { font, frame, space } from '../../ui/tokens';
import * as sharedTexts from '../parts/shared-texts';
import { COMMAND_KEYS, type KeyHelp, PAGE_KEYS, ROW_KEYS } from './key-list';
import * as texts from './keys-texts';
import { setSingleKeys, useSingleKeysOn } from './single-keys';

const Group = styled.section`
  margin-top: ${space[2]};
`;

const Heading = styled.h3`
  margin-bottom: 4px;
  font-size: ${font.h4};
  text-transform: none;
`;

export const Key = styled.kbd`
  display: inline-block;
  min-width: 28px;
  padding: 0 6px;
  ${frame('surface', 'lineStrong', 'field')}
  font-family: ${font.text};
  font-size: ${font.small};
  line-height: 1.7;
  text-align: center;
`;

function KeyGroup({ title, list }: { title: string; list: readonly KeyHelp[] }) {
  return (
    <Group>
      <Heading>{title}</Heading>
      <Columns as="dl" $of="96px minmax(0, 1fr)" $gap="4px 12px" $align="center">
        {list.map(({ keys, does }) => (
          <KeyLine key={does} keys={keys} does={does} />
        ))}
      </Columns>
    </Group>
  );
}

function KeyLine({ keys, does }: KeyHelp) {
  return (
    <>
      <dt>
        {keys.map((key, index) => (
          <span key={key}>
            {index > 0 && ' '}
            <Key>{key}</Key>
          </span>
        ))}
      </dt>
      <dd>{does}</dd>
    </>
  );
}

/** Lists every shortcut of the dashboard, with a switch that turns off single keys (WCAG 2.1.4). */
export function KeyHelpDialog({ onClose }: { onClose: () => void }) {
  const on = useSingleKeysOn();
  return (
    <Dialog onClose={onClose} title={sharedTexts.keyboardShortcuts} description={texts.turnOffSingleKeys}>
      <SwitchField label={texts.singleKeys} checked={on} onCheckedChange={setSingleKeys} />
      <KeyGroup title={texts.always} list={COMMAND_KEYS} />
      <KeyGroup title={texts.onEveryPage} list={PAGE_KEYS} />
      <KeyGroup title={texts.inListOfOrders} list={ROW_KEYS} />
    </Dialog>
  );
}
