import { Check, ImageIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { SquarePhoto } from '../ui/photo-square';
import { color, font, radius } from '../ui/tokens';

const Row = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 0 12px;
  align-items: center;
  padding: 8px;
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background: ${color.surface};
`;

const Preview = styled.div`
  display: grid;
  width: 56px;
  height: 56px;
  overflow: hidden;
  place-items: center;
  border-radius: ${radius.field};
  background: ${color.line};
  color: ${color.muted};
`;

const Name = styled.p`
  overflow: hidden;
  font-weight: 600;
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const State = styled.p<{ $failed: boolean }>`
  color: ${({ $failed }) => ($failed ? color.danger : color.muted)};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 6px;
  margin-top: 6px;
  overflow: hidden;
  border: 0;
  border-radius: 3px;
  background: ${color.line};
  appearance: none;
  &::-webkit-progress-bar {
    background: ${color.line};
  }
  &::-webkit-progress-value {
    background: ${color.accent};
  }
  &::-moz-progress-bar {
    background: ${color.accent};
  }
`;

const Actions = styled.div`
  display: flex;
`;

const Done = styled(Check)`
  margin: 10px;
  color: ${color.success};
`;

interface UploadRowProps {
  name: string;
  /** The photo itself, as far as it is in this page's memory. */
  data: unknown;
  /** How far it is, in words. */
  state: ReactNode;
  /** In percent; null where there is nothing to wait for. */
  progress: number | null;
  isFailed: boolean;
  isDone: boolean;
  /** Buttons for what can be done about it. */
  children: ReactNode;
}

/** One photo on its way: a small picture, how far it is, and what can be done about it. */
export function UploadRow({ name, data, state, progress, isFailed, isDone, children }: UploadRowProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const preview = useObjectUrl(data);
  return (
    <Row>
      <Preview>
        {preview && !isUnreadable ? (
          <SquarePhoto src={preview} alt="" onError={() => setUnreadable(true)} />
        ) : (
          <ImageIcon size={20} />
        )}
      </Preview>
      <div>
        <Name title={name}>{name}</Name>
        <State $failed={isFailed}>{state}</State>
        {progress !== null && <Bar aria-label={`Upload of ${name}`} max={100} value={progress} />}
      </div>
      <Actions>
        {isDone && <Done size={24} />}
        {children}
      </Actions>
    </Row>
  );
}

/** An address for data in this page's memory, let go when it is not shown any more. */
function useObjectUrl(data: unknown): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(data instanceof Blob)) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return url;
}
