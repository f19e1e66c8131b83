'use client';
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  fieldBaseClass,
  RenderCustomComponent,
  useField,
  withCondition,
} from '@payloadcms/ui';
import type { StaticDescription, StaticLabel } from 'payload';
import type { ComponentType } from 'react';

interface FieldProps {
  field: {
    label?: false | StaticLabel;
    required?: boolean;
    admin?: { className?: string; description?: StaticDescription };
  };
  path: string;
  readOnly?: boolean;
}

type FieldState = ReturnType<typeof useField<unknown>>;

export type ControlProps<Props extends FieldProps = FieldProps> = Props &
  Pick<FieldState, 'customComponents' | 'formSubmitted' | 'path' | 'setValue' | 'value'> & {
    locked: boolean;
  };

/** Wraps a control in Payload's usual label, error, and help text. */
export function framedField<Props extends FieldProps>(
  Control: ComponentType<ControlProps<Props>>,
  className: string,
  /** Shows the label as plain text, because the field has no single control. */
  labelAs?: 'h3' | 'span',
) {
  return withCondition(function FramedField(props: Props) {
    const { customComponents, disabled, formSubmitted, path, setValue, showError, value } = useField<unknown>(
      {
        potentiallyStalePath: props.path,
      },
    );
    const { label, required, admin } = props.field;
    const locked = props.readOnly || disabled;
    const classes = [
      fieldBaseClass,
      className,
      admin?.className,
      showError && 'error',
      locked && 'read-only',
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
          <Control {...props} {...{ customComponents, formSubmitted, locked, path, setValue, value }} />
          <RenderCustomComponent
            CustomComponent={customComponents?.Description}
            Fallback={<FieldDescription description={admin?.description} path={path} />}
          />
        </div>
      </div>
    );
  });
}
