'use client';
import { Button, useField, withCondition } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { FieldFrame } from './field-frame';
import { MediaPicker } from './media-picker';
import { Picture } from './picture';

function ImageInput({ field, path: givenPath, readOnly = false }: TextFieldClientProps) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<unknown>({
    potentiallyStalePath: givenPath,
  });
  const address = typeof value === 'string' ? value : '';
  const locked = readOnly || disabled;
  return (
    <FieldFrame
      field={field}
      path={path}
      customComponents={customComponents}
      showError={showError}
      readOnly={locked}
      className="shop-image"
      labelAs="span"
    >
      <div className="shop-image__row">
        {address ? (
          <a href={address} target="_blank" rel="noreferrer" aria-label="View the full picture">
            <Picture className="shop-picture" address={address} />
          </a>
        ) : (
          <span className="shop-picture shop-picture--none">No picture</span>
        )}
        {!locked && (
          <div className="shop-image__buttons">
            <MediaPicker label="Choose from Media" several={false} onPick={([picked]) => setValue(picked)} />
            {address && (
              <Button buttonStyle="subtle" size="small" margin={false} onClick={() => setValue(null)}>
                Remove
              </Button>
            )}
          </div>
        )}
      </div>
    </FieldFrame>
  );
}

/** One picture's address, shown as the picture and picked from Media. */
export const ImageField = withCondition(ImageInput);
