import { Check, ImageIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Columns, Text } from '../ui/arrange';
import { SquarePhoto } from '../ui/photo-square';
import { color, font, frame, radius } from '../ui/tokens';
import * as texts from './photos-texts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 0 12px;
  align-items: center;
  padding: 8px;
  ${frame('surface')}
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

const Done = styled(Check)`
  margin: 10px;
  color: ${color.success};
`;

interface UploadRowProps {
  name: string;
  data: unknown;
  state: ReactNode;
  /** How much has been sent, in percent. Null if there's nothing to wait for. */
  progress: number | null;
  isFailed: boolean;
  isDone: boolean;
  children: ReactNode;
}

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
        <Text $strong $leading={1.3} $clamp="cut" title={name}>
          {name}
        </Text>
        <State $failed={isFailed}>{state}</State>
        {progress !== null && <Bar aria-label={texts.uploadOf(name)} max={100} value={progress} />}
      </div>
      <Columns $of="auto auto" $gap="0px">
        {isDone && <Done size={24} />}
        {children}
      </Columns>
    </Row>
  );
}

function useObjectUrl(data: unknown): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(data instanceof Blob)) return;
    const objectUrl = URL.createObjectURL(data);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [data]);
  return url;
}
