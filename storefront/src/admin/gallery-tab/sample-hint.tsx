import { editorList } from '#domain/pages/editor-address';
import { Alert } from '../../ui/alert';

/** What to do about the demo shop's albums, while there are some (rule 3.7). */
export function SampleHint() {
  return (
    <Alert tone="info" title="Some albums show sample drawings">
      <p>
        Replace these with your own work: change their pictures{' '}
        <a href={editorList('gallery', [{ isSample: { equals: true } }])}>in the editor</a>, or delete them
        here once you have added albums of your own.
      </p>
    </Alert>
  );
}
