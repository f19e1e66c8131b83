import { useId } from 'react';

/** The seam of a ball: a row of small stitched V's that fills the width it is given. */
export function Seam({ className }: { className?: string }) {
  const pattern = useId();
  return (
    <svg className={className} width="100%" height={12} aria-hidden="true" fill="none">
      <pattern id={pattern} width={16} height={12} patternUnits="userSpaceOnUse">
        <path d="M0 6H16" stroke="var(--stitch)" strokeWidth={1} opacity={0.45} />
        <path d="M4 1.5L9.5 6L4 10.5" stroke="var(--stitch)" strokeWidth={1.8} strokeLinecap="round" />
      </pattern>
      <rect width="100%" height={12} fill={`url(#${pattern})`} />
    </svg>
  );
}
