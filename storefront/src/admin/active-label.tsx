import { VisuallyHidden } from '../ui/visually-hidden';

/** What a switch says beside itself: its state to who sees it, to who hears it always what it switches. */
export function ActiveLabel({ active, name }: { active: boolean; name: string }) {
  return (
    <>
      <span aria-hidden>{active ? 'Active' : 'Inactive'}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
