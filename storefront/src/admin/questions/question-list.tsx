import { Camera, CircleQuestionMark } from 'lucide-react';
import styled from 'styled-components';
import type { QuestionView } from '#domain/questions/question-contract';
import { Breakable } from '../../api/breakable';
import { PlainList } from '../../ui/layout';
import { color, font, motion, radius } from '../../ui/tokens';
import { adminMoment } from '../parts/admin-texts';

const List = styled(PlainList)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

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

const Who = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Text = styled.span`
  grid-column: 1 / -1;
  display: -webkit-box;
  overflow: hidden;
  color: ${color.muted};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
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
  svg {
    flex: none;
  }
`;

interface QuestionListProps {
  questions: readonly QuestionView[];
  onOpen: (id: string) => void;
}

/** Questions as rows; each opens whole by a click anywhere on it. */
export function QuestionList({ questions, onOpen }: QuestionListProps) {
  return (
    <List aria-label="Questions">
      {questions.map(({ id, email, askedAt, text, photos, answer }) => {
        const waits = answer ? undefined : true;
        return (
          <li key={id}>
            <Entry type="button" aria-haspopup="dialog" data-waits={waits} onClick={() => onOpen(id)}>
              <Who>
                <Breakable>{email}</Breakable>
              </Who>
              <Mark data-waits={waits}>
                {waits && <CircleQuestionMark size={16} strokeWidth={2} aria-hidden />}
                {answer ? `Answered ${adminMoment(answer.at)}` : `Waits since ${adminMoment(askedAt)}`}
              </Mark>
              <Text>{text}</Text>
              {photos.length > 0 && (
                <Mark>
                  <Camera size={16} strokeWidth={2} aria-hidden />
                  {photos.length === 1 ? '1 photo' : `${photos.length} photos`}
                </Mark>
              )}
            </Entry>
          </li>
        );
      })}
    </List>
  );
}
