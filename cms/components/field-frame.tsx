'use client';
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  fieldBaseClass,
  RenderCustomComponent,
} from '@payloadcms/ui';
import type { FieldState, StaticDescription, StaticLabel } from 'payload';
import type { ReactNode } from 'react';

interface FieldFrame {
  field: {
    label?: false | StaticLabel;
    required?: boolean;
    admin?: { className?: string; description?: StaticDescription };
  };
  path: string;
  customComponents?: FieldState['customComponents'];
  showError: boolean;
  readOnly: boolean;
  className: string;
  /** Plain text where the field has no single control that a label could name. */
  labelAs?: 'h3' | 'label' | 'span';
  children: ReactNode;
}

/** The frame of every field: label, error and help text, as Payload's own fields show them. */
export function FieldFrame({
  field,
  path,
  customComponents,
  showError,
  readOnly,
  className,
  labelAs,
  children,
}: FieldFrame) {
  const { label, required, admin } = field;
  const classes = [
    fieldBaseClass,
    className,
    admin?.className,
    showError && 'error',
    readOnly && 'read-only',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <RenderCustomComponent
        CustomComponent={customComponents?.Label}
        Fallback={<FieldLabel as={labelAs} label={label || undefined} path={path} required={required} />}
      />
      <div className={`${fieldBaseClass}__wrap`}>
        <RenderCustomComponent
          CustomComponent={customComponents?.Error}
          Fallback={<FieldError path={path} showError={showError} />}
        />
        {children}
        <RenderCustomComponent
          CustomComponent={customComponents?.Description}
          Fallback={<FieldDescription description={admin?.description} path={path} />}
        />
      </div>
    </div>
  );
}
