import { Alert } from '../../ui/alert';

/** What to do about the demo shop's albums, while there are some (rule 3.7). */
export function SampleHint() {
  return (
    <Alert tone="info" title="Some albums show sample drawings">
      <p>
        Replace these with your own work: edit an album and take your own photos in place of its drawings, or
        delete it once you have added albums of your own.
      </p>
    </Alert>
  );
}
