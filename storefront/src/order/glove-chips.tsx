import { Check } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Cluster, Text } from '../ui/arrange';
import { Stack } from '../ui/layout';
import { color, motion } from '../ui/tokens';
import { withFields } from './draft-changes';
import { GLOVE_WORDS, hasWords, type WordGroup, withWordsToggled } from './glove-words';
import { useOrder } from './use-order-form';

const Chip = styled.button`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 44px;
  padding: 6px 14px;
  border: 1.5px solid ${color.lineStrong};
  border-radius: 22px;
  background: ${color.raised};
  color: ${color.text};
  font-size: 1rem;
  line-height: 1.2;
  transition:
    border-color ${motion.quick},
    background-color ${motion.quick};
  &:hover {
    border-color: ${color.accent};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: linear-gradient(${color.accentSoft}, ${color.accentSoft}), ${color.raised};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  svg {
    color: ${color.accent};
  }
`;

const Words = styled.span`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** Words that a tap adds to the glove's details or removes. A button is pressed while its words are there. */
export function GloveChips() {
  return (
    <Stack $gap="12px">
      {GLOVE_WORDS.map((group) => (
        <Chips key={group.name} group={group} />
      ))}
    </Stack>
  );
}

const STEP = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 } as const;
const isArrow = (key: string): key is keyof typeof STEP => key in STEP;

function Chips({ group }: { group: WordGroup }) {
  const id = useId();
  const { control, change } = useOrder();
  const details = useWatch({ control, name: 'gloveDetails' });
  const [current, setCurrent] = useState(0);

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const chips = [...event.currentTarget.querySelectorAll('button')];
    chips.at((current + STEP[event.key]) % chips.length)?.focus();
  }

  return (
    <Stack $gap="6px">
      <Text $size="small" $strong $leading={1.3} id={id}>
        {group.name}
      </Text>
      <Cluster role="toolbar" aria-labelledby={id} onKeyDown={move}>
        {group.words.map((words, index) => {
          const isPressed = hasWords(details, words);
          return (
            <Chip
              key={words}
              type="button"
              tabIndex={index === current ? 0 : -1}
              aria-pressed={isPressed}
              onFocus={() => setCurrent(index)}
              onClick={() =>
                change((draft) =>
                  withFields(draft, {
                    gloveDetails: withWordsToggled(draft.fields.gloveDetails, words, group),
                  }),
                )
              }
            >
              {isPressed && <Check size={18} />}
              <Words>{words}</Words>
            </Chip>
          );
        })}
      </Cluster>
    </Stack>
  );
}
