import { generatePageMetadata } from '@payloadcms/next/views';
import config from '#payload-config';

export interface EditorPage {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: EditorPage) =>
  generatePageMetadata({ config, params, searchParams });
