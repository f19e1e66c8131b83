import { Stack } from '../ui/section';
import { Skeleton } from '../ui/skeleton';

/** As high as the sign-up form it stands for. */
export function SignupSkeleton() {
  return (
    <Stack aria-hidden>
      <Skeleton height={76} />
      <Skeleton height={76} />
      <Skeleton height={105} />
      <Skeleton height={56} />
    </Stack>
  );
}
