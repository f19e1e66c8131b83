import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { editorEntry } from '#domain/pages/editor-address';
import type { QuestionView } from '#domain/questions/question-contract';
import { Alert } from '../../ui/alert';
import { color } from '../../ui/tokens';
import { Part, PartHeading, Quiet } from '../order-dialogs/dialog-parts';
import { PhotoButtons } from '../order-dialogs/photo-buttons';
import { adminMoment } from '../parts/admin-texts';

/** What somebody wrote, as they wrote it. */
const Written = styled.p`
  padding-left: 14px;
  border-left: 3px solid ${color.accent};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Way = styled.a`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-height: 44px;
  color: inherit;
`;

interface QuestionAskedProps {
  question: QuestionView;
  /** Shows a photo large. */
  onOpen: (photo: string) => void;
}

/** The question and its photos; the way to the editor, where it can be deleted. */
export function QuestionAsked({ question: { id, text, photos }, onOpen }: QuestionAskedProps) {
  return (
    <Part aria-label="Question">
      <Written>{text}</Written>
      {photos.length > 0 && <PhotoButtons label="Photos" photos={photos} onOpen={onOpen} />}
      <Quiet>
        <Way href={editorEntry('questions', id)}>
          <ExternalLink size={18} strokeWidth={2} aria-hidden />
          Open in editor
        </Way>
      </Quiet>
    </Part>
  );
}

interface QuestionOverProps {
  answer: NonNullable<QuestionView['answer']>;
  /** What was typed here and not sent, because another answer was faster. */
  unsent: string;
}

/** The answer that was sent. */
export function QuestionOver({ answer, unsent }: QuestionOverProps) {
  return (
    <Part aria-label="Answer">
      <PartHeading>Answer</PartHeading>
      <Written>{answer.text}</Written>
      <Quiet>
        Sent: <time dateTime={answer.at}>{adminMoment(answer.at)}</time>
      </Quiet>
      {unsent !== '' && (
        <Alert tone="warning" title="What you typed was not sent">
          <Written>{unsent}</Written>
        </Alert>
      )}
    </Part>
  );
}
