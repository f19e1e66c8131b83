import type { QuestionView } from '#domain/questions/question-contract';
import { Alert } from '../../ui/alert';
import { Quoted } from '../../ui/quoted';
import { Part, PartHeading, Quiet } from '../order-dialogs/dialog-parts';
import { EditorLine } from '../order-dialogs/editor-line';
import { PhotoButtons } from '../order-dialogs/photo-buttons';
import { adminMoment } from '../parts/admin-texts';

interface QuestionAskedProps {
  question: QuestionView;
  onOpen: (photo: string) => void;
}

/** A question with its photos, and a link to the editor, where it can be deleted. */
export function QuestionAsked({ question: { id, text, photos }, onOpen }: QuestionAskedProps) {
  return (
    <Part aria-label="Question">
      <Quoted>{text}</Quoted>
      {photos.length > 0 && <PhotoButtons label="Photos" photos={photos} onOpen={onOpen} />}
      <EditorLine of="questions" id={id} />
    </Part>
  );
}

interface QuestionOverProps {
  answer: NonNullable<QuestionView['answer']>;
  /** What was typed but not sent, because another answer was faster. */
  unsent: string;
}

export function QuestionOver({ answer, unsent }: QuestionOverProps) {
  return (
    <Part aria-label="Answer">
      <PartHeading>Answer</PartHeading>
      <Quoted>{answer.text}</Quoted>
      <Quiet>
        Sent: <time dateTime={answer.at}>{adminMoment(answer.at)}</time>
      </Quiet>
      {unsent !== '' && (
        <Alert tone="warning" title="What you typed was not sent">
          <Quoted>{unsent}</Quoted>
        </Alert>
      )}
    </Part>
  );
}
