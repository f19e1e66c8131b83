import { MANIFEST_PATH } from '#domain/app/app-manifest';

/** Makes this page installable as an app (rule 22.1). React puts the link into the head. */
export function AppManifest() {
  return <link rel="manifest" href={MANIFEST_PATH} />;
}
