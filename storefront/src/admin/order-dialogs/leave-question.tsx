import styled from 'styled-components';
import { Button } from '../../ui/button';

const Question = styled.p`
  flex: 1 1 220px;
  align-self: center;
  font-weight: 600;
`;

interface LeaveQuestionProps {
  /** What is not saved, in a sentence. */
  children: string;
  discard: () => void;
  stay: () => void;
}

/** Takes a footer's place when somebody is about to lose what is not saved. */
export function LeaveQuestion({ children, discard, stay }: LeaveQuestionProps) {
  return (
    <>
      <Question role="alert">{children}</Question>
      <Button variant="danger" onClick={discard}>
        Discard
      </Button>
      <Button autoFocus onClick={stay}>
        Keep editing
      </Button>
    </>
  );
}
