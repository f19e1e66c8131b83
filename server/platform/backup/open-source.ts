import type { Env } from '#server/platform/environment/env';
import type { BackupSource } from './backup-source';
import { sqliteSource } from './sqlite-source';

/** Opens the shop's database for a backup. The caller closes it. */
export async function openSource({ DATABASE_URI, DATA_DIR }: Env): Promise<BackupSource> {
  if (!DATABASE_URI) return sqliteSource(DATA_DIR);
  const { mongoSource } = await import('./mongo-source');
  return mongoSource(DATABASE_URI);
}
