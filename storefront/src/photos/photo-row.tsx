import { Check, ImageIcon, Pause, Play, RotateCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../ui/icon-button';
import { color, font, radius } from '../ui/tokens';
import type { PhotoFile } from './photo-file';
import { PHOTO_STATE_LABEL, photoState } from './photo-state';
import type { PhotoUploader } from './photo-uploader';

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

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
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

const ICON = { size: 20, strokeWidth: 2, 'aria-hidden': true } as const;

/** One photo on its way: a small picture, how far it is, and pause, resume, retry and cancel where they make sense. */
export function PhotoRow({ file, uploader }: { file: PhotoFile; uploader: PhotoUploader }) {
  const { id, name, progress, isPaused = false, meta } = file;
  const [isUnreadable, setUnreadable] = useState(false);
  const preview = useObjectUrl(file.data);
  const state = photoState(file);
  const percent = Math.floor(progress.percentage ?? 0);
  const isSending = state === 'uploading';
  return (
    <Row>
      <Preview>
        {preview && !isUnreadable ? (
          <Picture src={preview} alt="" onError={() => setUnreadable(true)} />
        ) : (
          <ImageIcon {...ICON} />
        )}
      </Preview>
      <div>
        <Name title={name}>{name}</Name>
        <State $failed={state === 'error'}>
          {isSending && isPaused ? 'Paused' : PHOTO_STATE_LABEL[state]}
          {isSending && ` ${percent} %`}
        </State>
        {state !== 'error' && state !== 'complete' && (
          <Bar aria-label={`Upload of ${name}`} max={100} value={percent} />
        )}
      </div>
      <Actions>
        {state === 'complete' && <Done size={24} strokeWidth={2} aria-hidden />}
        {isSending && (
          <IconButton
            aria-label={`${isPaused ? 'Resume' : 'Pause'} ${name}`}
            onClick={() => uploader.pauseOrResume(id)}
          >
            {isPaused ? <Play {...ICON} /> : <Pause {...ICON} />}
          </IconButton>
        )}
        {state === 'error' && !meta.refused && (
          <IconButton aria-label={`Try ${name} again`} onClick={() => uploader.retry(id)}>
            <RotateCw {...ICON} />
          </IconButton>
        )}
        {state !== 'complete' && (
          <IconButton aria-label={`Cancel ${name}`} onClick={() => uploader.remove(id)}>
            <X {...ICON} />
          </IconButton>
        )}
      </Actions>
    </Row>
  );
}

/** An address for data in this page's memory, let go when it is not shown any more. */
function useObjectUrl(data: PhotoFile['data']): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(data instanceof Blob)) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return url;
}
