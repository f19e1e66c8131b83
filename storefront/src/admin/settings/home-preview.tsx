import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { SettingsGroupName } from '#domain/shop-settings/settings-groups';
import { settingsQueries } from '../../api/shop-settings';
import { Muted } from '../../ui/arrange';
import { Stack } from '../../ui/layout';
import { frame } from '../../ui/tokens';
import { Loaded } from '../parts/loaded';
import { draftOf, type GroupInput, groupValues } from './settings-form';
import * as texts from './settings-texts';
import { useSettled } from './use-settled';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: clamp(420px, 100svh - 260px, 900px);
  ${frame('background')}
`;

function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

const useTheme = () =>
  useSyncExternalStore(
    subscribeToTheme,
    () => document.documentElement.className,
    () => '',
  );

const PLACES: Readonly<Partial<Record<SettingsGroupName, string>>> = {
  shop: 'footer',
  hours: 'footer',
  legal: 'footer',
  people: '#who-works',
  reviews: '#who-works',
};

interface Shown {
  html: string;
  theme: string;
  group: SettingsGroupName;
}

function fill(frame: HTMLIFrameElement | null, { html, theme, group }: Shown): void {
  const shown = frame?.contentDocument;
  // While the frame is opening, it shows an empty document. What's written there would load twice.
  if (shown?.URL !== 'about:srcdoc') return;
  const root = shown.documentElement;
  const place = PLACES[group] ?? 'body';
  const wasShown = root.querySelector(place) !== null;
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.body.inert = true;
  root.replaceChildren(...page.documentElement.children);
  root.lang = page.documentElement.lang;
  root.className = theme;
  const top = root.querySelector(place)?.getBoundingClientRect().top;
  if (!wasShown && top !== undefined) frame?.contentWindow?.scrollBy({ top, behavior: 'instant' });
}

/** Shows a page that can be scrolled but not used, because its scripts don't run. It keeps its scroll position when it changes. */
function PageFrame({ html, group }: Omit<Shown, 'theme'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = useTheme();
  useEffect(() => fill(frame.current, { html, theme, group }), [html, theme, group]);
  return (
    <Frame
      ref={frame}
      title={texts.previewOfHome}
      srcDoc="<!doctype html>"
      onLoad={({ currentTarget }) => fill(currentTarget, { html, theme, group })}
    />
  );
}

interface HomePreviewProps {
  group: SettingsGroupName;
  control: Control<GroupInput, unknown, Record<string, unknown>>;
}

const plain = (values: object | undefined): GroupInput => groupValues.parse(values ?? {});

/** The home page with what's typed in a group's form. It's rendered again when typing pauses. */
export function HomePreview({ group, control }: HomePreviewProps) {
  const { defaultValues } = useFormState({ control });
  const typed = useWatch({ control });
  const draft = JSON.stringify(draftOf(group, plain(defaultValues), plain(typed)));
  const settled = useSettled(draft);
  const preview = useQuery(settingsQueries.preview(JSON.parse(settled)));
  return (
    <Stack $gap={1}>
      <Muted $size="small">{texts.whatVisitorsSee}</Muted>
      <Loaded query={preview} loading={texts.drawingPreview} failed={texts.previewDidntLoad} warns>
        {({ html }) => <PageFrame html={html} group={group} />}
      </Loaded>
    </Stack>
  );
}
