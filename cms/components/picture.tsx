'use client';
import Image from 'next/image';

interface Picture {
  address: string;
  className: string;
}

const SIZE = 320;

/** One of the shop's own pictures; decoration, as its link or its row says what it belongs to. */
export function Picture({ address, className }: Picture) {
  return <Image className={className} src={address} alt="" width={SIZE} height={SIZE} />;
}
