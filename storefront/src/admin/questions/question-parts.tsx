import type { QuestionView } from '#domain/questions/question-contract';
import { Alert } from '../../ui/alert';
import { Muted } from '../../ui/arrange';
import { Quoted } from '../../ui/quoted';
import * as uiTexts from '../../ui/ui-texts';
import { PhotoButtons } from '../order-dialogs/order-photos';
import { adminMoment } from '../parts/admin-date';
import { Part } from '../parts/dialog-part';
import { EditorLine } from '../parts/editor-link';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './questions-texts';

interface QuestionAskedProps {
  question: QuestionView;
  onOpen: (photo: string) => void;
}

export function QuestionAsked({ question: { id, text, photos }, onOpen }: QuestionAskedProps) {
  return (
    <Part label={texts.question}>
      <Quoted>{text}</Quoted>
      {photos.length > 0 && <PhotoButtons label={uiTexts.photos} photos={photos} onOpen={onOpen} />}
      <EditorLine of="questions" id={id} />
    </Part>
  );
}

interface QuestionOverProps {
  answer: NonNullable<QuestionView['answer']>;
  /** What someone typed and couldn't send, because another answer was faster. */
  unsent: string;
}

export function QuestionOver({ answer, unsent }: QuestionOverProps) {
  return (
    <Part title={sharedTexts.answer}>
      <Quoted>{answer.text}</Quoted>
      <Muted>{texts.sentAt(<time dateTime={answer.at}>{adminMoment(answer.at)}</time>)}</Muted>
      {unsent !== '' && (
        <Alert tone="warning" title={texts.typedWasntSent}>
          <Quoted>{unsent}</Quoted>
        </Alert>
      )}
    </Part>
  );
}
