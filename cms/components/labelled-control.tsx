'use client';
import { FieldError, FieldLabel } from '@payloadcms/ui';
import type { ReactNode } from 'react';

interface LabelledControl {
  id: string;
  label: string;
  required?: boolean;
  problem?: string;
  children: ReactNode;
}

/** A control inside a larger field, with its own label and message. */
export function LabelledControl({ id, label, required, problem, children }: LabelledControl) {
  return (
    <div className={problem ? 'shop-control error' : 'shop-control'}>
      <FieldLabel htmlFor={id} label={label} required={required} />
      <div className="shop-control__wrap">
        {problem && <FieldError path={id} message={problem} showError />}
        {children}
      </div>
    </div>
  );
}
