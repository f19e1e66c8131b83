import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import styled from 'styled-components';
import type { SettingList } from '#domain/shop-settings/setting-kinds';
import { keysOf } from '#domain/words/keys-of';
import { Box, Muted, Text } from '../../ui/arrange';
import { Stack } from '../../ui/layout';
import { space } from '../../ui/tokens';
import { ToolButton } from '../../ui/tool-button';
import * as uiTexts from '../../ui/ui-texts';
import { ActionButton } from '../parts/action-button';
import { OneInput } from './one-input';
import { blankEntry, type GroupInput } from './settings-form';
import * as texts from './settings-texts';

const Entry = styled(Box).attrs({ as: 'fieldset', $on: 'surface' })`
  position: relative;
  min-width: 0;
  margin: 0;
  legend {
    float: left;
    padding: 0;
    font-weight: 600;
    line-height: 44px;
  }
  > :nth-child(2) {
    position: absolute;
    top: ${space[2]};
    right: ${space[1]};
  }
`;

interface ListInputProps {
  name: string;
  list: SettingList;
  form: UseFormReturn<GroupInput, unknown, Record<string, unknown>>;
}

/** A setting that's a list: entries to fill in, add, and remove. */
export function ListInput({ name, list, form }: ListInputProps) {
  const { control, formState, getFieldState, getValues, setValue } = form;
  const inputs = useRef(new Map<string, HTMLElement>());
  const add = useRef<HTMLButtonElement>(null);
  const { field } = useController({ control, name });
  const [one] = list.entry;
  const read = () => {
    const entries = getValues(name);
    return Array.isArray(entries) ? entries : [];
  };
  const entries = Array.isArray(field.value) ? field.value : [];
  const write = (changed: typeof entries) => setValue(name, changed, { shouldDirty: true });
  // Finds it by the form's errors, because the page may not show them yet.
  function focus(): void {
    const path = [...inputs.current.keys()].find((each) => getFieldState(each).invalid);
    if (path) inputs.current.get(path)?.focus();
  }
  field.ref({ focus });

  function remove(place: number): void {
    write(read().filter((_entry, index) => index !== place));
    form.clearErrors(name);
    add.current?.focus();
  }

  return (
    <Stack role="group" aria-label={list.label}>
      <div>
        <Text $strong>{list.label}</Text>
        {list.hint && <Muted $size="small">{list.hint}</Muted>}
      </div>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ID and are only typed into
        <Entry key={index}>
          <legend>{texts.entryTitle(one, index + 1)}</legend>
          <ToolButton
            icon={X}
            label={texts.removeEntry(one, index + 1)}
            title={uiTexts.remove}
            onClick={() => remove(index)}
          />
          {keysOf(list.parts).map((part) => {
            const shown = list.parts[part];
            const path = `${name}.${index}.${part}`;
            return (
              shown && (
                <OneInput
                  key={part}
                  field={shown}
                  label={texts.partOfEntry(shown.label, index + 1)}
                  value={entry[part] ?? ''}
                  error={getFieldState(path, formState).error?.message}
                  inputRef={(input) => {
                    if (input) inputs.current.set(path, input);
                    else inputs.current.delete(path);
                  }}
                  read={() => read()[index]?.[part] ?? ''}
                  onChange={(value) =>
                    write(read().map((each, place) => (place === index ? { ...each, [part]: value } : each)))
                  }
                />
              )
            );
          })}
        </Entry>
      ))}
      <ActionButton
        ref={add}
        icon={Plus}
        disabled={entries.length >= list.max}
        onClick={() => write([...read(), blankEntry(list)])}
      >
        {texts.addEntry(one)}
      </ActionButton>
    </Stack>
  );
}
