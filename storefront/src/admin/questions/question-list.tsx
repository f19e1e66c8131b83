import { Camera, CircleQuestionMark } from 'lucide-react';
import type { QuestionView } from '#domain/questions/question-contract';
import { Breakable } from '../../api/breakable';
import { Muted, StackList, Text } from '../../ui/arrange';
import { Local } from '../../ui/local';
import { adminMoment } from '../parts/admin-date';
import { ListEntry, ListMark } from '../parts/list-entry';
import * as texts from './questions-texts';

export function QuestionList(props: { questions: readonly QuestionView[]; onOpen: (id: string) => void }) {
  const { questions, onOpen } = props;
  return (
    <StackList aria-label={texts.questions}>
      {questions.map(({ id, email, askedAt, text, photos, answer }) => {
        const waits = answer ? undefined : true;
        return (
          <li key={id}>
            <ListEntry type="button" aria-haspopup="dialog" data-waits={waits} onClick={() => onOpen(id)}>
              <Text as="span" $strong $breaks>
                <Breakable>{email}</Breakable>
              </Text>
              <ListMark data-waits={waits}>
                {waits && <CircleQuestionMark size={16} />}
                <Local
                  text={() =>
                    answer
                      ? texts.answeredAt(adminMoment(answer.at))
                      : texts.waitingSince(adminMoment(askedAt))
                  }
                />
              </ListMark>
              <Muted as="span" $clamp={2} $breaks>
                {text}
              </Muted>
              {photos.length > 0 && (
                <ListMark>
                  <Camera size={16} />
                  {texts.photosCount(photos.length)}
                </ListMark>
              )}
            </ListEntry>
          </li>
        );
      })}
    </StackList>
  );
}
