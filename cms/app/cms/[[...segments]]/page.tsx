import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import config from '#payload-config';
import { importMap } from '../../import-map.js';

interface EditorPage {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: EditorPage) =>
  generatePageMetadata({ config, params, searchParams });

export default function Page({ params, searchParams }: EditorPage) {
  return RootPage({ config, params, searchParams, importMap });
}
