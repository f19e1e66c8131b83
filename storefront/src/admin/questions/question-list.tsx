import { Camera, CircleQuestionMark } from 'lucide-react';
import styled from 'styled-components';
import type { QuestionView } from '#domain/questions/question-contract';
import { Breakable } from '../../api/breakable';
import { Muted, StackList, Text } from '../../ui/arrange';
import { Local } from '../../ui/local';
import { color, font, motion, radius } from '../../ui/tokens';
import { adminMoment } from '../parts/admin-date';
import * as texts from './questions-texts';

const Entry = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 16px;
  width: 100%;
  padding: 12px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background: ${color.surface};
  text-align: left;
  transition: border-color ${motion.quick};
  &:hover {
    border-color: ${color.accent};
  }
  &[data-waits] {
    border-left: 3px solid ${color.warning};
  }
  @media (max-width: 599px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Mark = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  color: ${color.muted};
  font-size: ${font.small};
  &[data-waits] {
    color: ${color.warning};
    font-weight: 600;
  }
`;

export function QuestionList(props: { questions: readonly QuestionView[]; onOpen: (id: string) => void }) {
  const { questions, onOpen } = props;
  return (
    <StackList aria-label={texts.questions}>
      {questions.map(({ id, email, askedAt, text, photos, answer }) => {
        const waits = answer ? undefined : true;
        return (
          <li key={id}>
            <Entry type="button" aria-haspopup="dialog" data-waits={waits} onClick={() => onOpen(id)}>
              <Text as="span" $strong $breaks>
                <Breakable>{email}</Breakable>
              </Text>
              <Mark data-waits={waits}>
                {waits && <CircleQuestionMark size={16} />}
                <Local
                  text={() =>
                    answer
                      ? texts.answeredAt(adminMoment(answer.at))
                      : texts.waitingSince(adminMoment(askedAt))
                  }
                />
              </Mark>
              <Muted as="span" $clamp={2} $breaks>
                {text}
              </Muted>
              {photos.length > 0 && (
                <Mark>
                  <Camera size={16} />
                  {texts.photosCount(photos.length)}
                </Mark>
              )}
            </Entry>
          </li>
        );
      })}
    </StackList>
  );
}
