import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import type { z } from 'zod';
import { type EmailDraft, emailDraft, type emailPreview } from '#domain/email/openings';
import { emailQueries } from '../../api/emails';
import { Muted, Text } from '../../ui/arrange';
import { Lines, Stack } from '../../ui/layout';
import { Segmented } from '../../ui/segmented';
import { color, frame, radius, space } from '../../ui/tokens';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './settings-texts';
import { useSettled } from './use-settled';

type Shown = z.output<typeof emailPreview>;

/** Previews the current text. If it isn't valid, the last valid text stays. */
export function useEmailPreview(draft: EmailDraft) {
  const [valid, setValid] = useState(draft);
  const settled = useSettled(draft.line);
  const { data } = emailDraft.safeParse({ ...draft, line: settled });
  if (data && data.line !== valid.line) setValid(data);
  return useQuery(emailQueries.preview(valid));
}

const OPTIONS = [
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
  { value: 'text', label: texts.plainText },
] as const;

const HEIGHT = 'clamp(420px, 100svh - 300px, 900px)';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: ${HEIGHT};
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
`;

const PlainText = styled(Lines)`
  max-height: ${HEIGHT};
  overflow: auto;
  padding: ${space[2]};
  ${frame('surface')}
  overflow-wrap: anywhere;
`;

/** Shows the email in one theme, no matter what the device prefers. Its links don't work. */
const inTheme = (html: string, theme: string) =>
  html
    .replace('<head>', '<head><base target="_blank"/>')
    .replaceAll('@media (prefers-color-scheme: dark)', theme === 'dark' ? '@media all' : '@media not all')
    .replaceAll(/content="light dark"/g, `content="${theme}"`);

interface EmailPreviewProps {
  name: string;
  email: Shown;
}

export function EmailPreview({ name, email: { subject, html, text } }: EmailPreviewProps) {
  const [shown, setShown] = useState<string>('light');
  return (
    <Stack $gap={2}>
      <div>
        <Text $breaks>
          <strong>{sharedTexts.subject}:</strong> {subject}
        </Text>
        <Muted $size="small">{texts.sampleData}</Muted>
      </div>
      <Segmented label={texts.shownAs} value={shown} onValueChange={setShown} options={OPTIONS} />
      {shown === 'text' ? (
        <PlainText tabIndex={0} role="region" aria-label={texts.previewOfEmail(name)}>
          {text}
        </PlainText>
      ) : (
        // Blocks scripts, forms, and windows.
        <Frame title={texts.previewOfEmail(name)} sandbox="allow-same-origin" srcDoc={inTheme(html, shown)} />
      )}
    </Stack>
  );
}
