import { Stack } from '../ui/layout';
import { Skeleton } from '../ui/skeleton';
import * as uiTexts from '../ui/ui-texts';
import { VisuallyHidden } from '../ui/visually-hidden';

export function WizardSkeleton() {
  return (
    <Stack $gap={3} aria-busy>
      <VisuallyHidden role="status">{uiTexts.loadingServices}</VisuallyHidden>
      <Skeleton height={54} />
      <Skeleton height={420} />
    </Stack>
  );
}
