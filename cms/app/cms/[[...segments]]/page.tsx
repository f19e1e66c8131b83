import { RootPage } from '@payloadcms/next/views';
import config from '#payload-config';
import { importMap } from '../../import-map.js';
import type { EditorPage } from './editor-page';

export { generateMetadata } from './editor-page';

export default function Page({ params, searchParams }: EditorPage) {
  return RootPage({ config, params, searchParams, importMap });
}
