import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { Muted } from '../../ui/arrange';
import { Dialog } from '../../ui/dialog';
import { controlStyles } from '../../ui/field';
import { color, media, radius } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { useTypedValue } from '../../ui/use-typed-value';
import { VisuallyHidden } from '../../ui/visually-hidden';
import * as sharedTexts from '../parts/shared-texts';
import { type Command, matching } from './command';
import type { CommandTabs } from './dashboard-tabs';
import * as texts from './palette-texts';
import { useCommands } from './use-commands';
import { useFound, useTypedSlip } from './use-found';

const Input = styled.input`
  ${controlStyles}
  margin-bottom: 8px;
`;

const List = styled.div`
  /* Constant height, so nothing jumps while typing. */
  height: min(400px, 50svh);
  overflow-y: auto;
  scrollbar-color: ${color.lineStrong} transparent;
  overscroll-behavior: contain;
`;

const Group = styled.div`
  padding-block: 4px;
`;

const Option = styled.div`
  display: flex;
  gap: 4px 16px;
  align-items: center;
  justify-content: space-between;
  min-height: 36px;
  padding: 4px 12px;
  border-radius: ${radius.field};
  cursor: pointer;
  overflow-wrap: anywhere;
  ${media.touch} {
    min-height: 44px;
  }
  &[aria-selected='true'] {
    background: ${color.accentSoft};
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
`;

/** Finds pages, views, actions, orders, customers, services, and settings by typing. */
export function CommandPalette({ tabs, onClose }: { tabs: CommandTabs; onClose: () => void }) {
  const listId = useId();
  const [term, setTerm] = useState('');
  const [typed, setTyped] = useTypedValue(term, setTerm);
  const { found, isLooking } = useFound(term);
  const slip = useTypedSlip(typed);
  const others = [...found, ...matching(useCommands(tabs), typed)];
  const commands = slip.length > 0 ? slip : others;
  const [activeId, setActiveId] = useState<string | null>(null);
  const at = Math.max(
    commands.findIndex(({ id }) => id === activeId),
    0,
  );
  const active = commands[at];
  const optionId = (command: Command) => `${listId}-${commands.indexOf(command)}`;
  const activeOption = active && optionId(active);
  useEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption]);

  function run(command: Command): void {
    onClose();
    command.run();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const last = commands.length - 1;
    const to = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at === 0 ? last : at - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setActiveId(commands[to]?.id ?? null);
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(active);
    }
  }

  return (
    <Dialog onClose={onClose} title={sharedTexts.commands}>
      <Input
        data-first-focus
        role="combobox"
        aria-label={texts.whatToFind}
        aria-expanded={commands.length > 0}
        aria-controls={commands.length > 0 ? listId : undefined}
        aria-activedescendant={activeOption}
        aria-autocomplete="list"
        placeholder={texts.orderNumberCustomerService}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActiveId(null);
        }}
        onKeyDown={onKeyDown}
      />
      {commands.length > 0 ? (
        <List id={listId} role="listbox" aria-label={sharedTexts.commands}>
          {[...new Set(commands.map(({ group }) => group))].map((group) => (
            <Group key={group} role="group" aria-label={group}>
              <Muted $size="small" $strong $pad="4px 12px" aria-hidden>
                {group}
              </Muted>
              {commands
                .filter((command) => command.group === group)
                .map((command) => (
                  <Option
                    key={command.id}
                    id={optionId(command)}
                    role="option"
                    aria-selected={command === active}
                    onPointerMove={() => setActiveId(command.id)}
                    onClick={() => run(command)}
                  >
                    {command.label}
                    {command.hint && (
                      <Muted as="span" $size="small">
                        {command.hint}
                      </Muted>
                    )}
                  </Option>
                ))}
            </Group>
          ))}
        </List>
      ) : (
        <List>
          <Muted $pad="12px">{isLooking ? uiTexts.looking : texts.nothingFound}</Muted>
        </List>
      )}
      <VisuallyHidden role="status">
        {typed && !isLooking && texts.foundCount(commands.length)}
      </VisuallyHidden>
    </Dialog>
  );
}
