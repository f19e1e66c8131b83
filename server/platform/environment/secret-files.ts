import { readFileSync } from 'node:fs';
import { SettingsError } from '../errors/system-error';

type Source = Record<string, string | undefined>;

/** Reads each secret from the file that `NAME_FILE` names (rule 23.4). Throws a SettingsError. */
export function withSecretFiles(source: Source, names: readonly string[]): Source {
  const fromFiles = names.flatMap((name) => {
    const path = source[fileSetting(name)]?.trim();
    if (!path) return [];
    if (source[name]?.trim())
      throw new SettingsError(
        `Setting ${name}: is set too, beside ${fileSetting(name)}. Leave one of them unset`,
      );
    return [[name, readSecret(name, path)]];
  });
  return { ...source, ...Object.fromEntries(fromFiles) };
}

export const fileSetting = (name: string): string => `${name}_FILE`;

function readSecret(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new SettingsError(`Setting ${fileSetting(name)}: can't read ${path}`);
  }
  if (!text.trim()) throw new SettingsError(`Setting ${fileSetting(name)}: ${path} is empty`);
  return text.trim();
}
