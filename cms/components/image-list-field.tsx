'use client';
import { useField, withCondition } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { z } from 'zod';
import { FieldFrame } from './field-frame';
import { PictureList } from './picture-list';

const addresses = z.array(z.string()).nullish();

function ImageListInput({ field, path: givenPath, readOnly = false }: JSONFieldClientProps) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<unknown>({
    potentiallyStalePath: givenPath,
  });
  const stored = addresses.safeParse(value);
  const locked = readOnly || disabled;
  return (
    <FieldFrame
      field={field}
      path={path}
      customComponents={customComponents}
      showError={showError}
      readOnly={locked}
      className="shop-image-list"
      labelAs="span"
    >
      {stored.success ? (
        <PictureList
          label={typeof field.label === 'string' ? field.label : 'Pictures'}
          pictures={[...new Set(stored.data)]}
          locked={locked}
          onChange={setValue}
        />
      ) : (
        <p className="shop-problem">What is stored here is not a list of pictures.</p>
      )}
    </FieldFrame>
  );
}

/** A list of pictures' addresses, shown as pictures and picked from Media. */
export const ImageListField = withCondition(ImageListInput);
