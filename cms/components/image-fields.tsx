'use client';
import { Button } from '@payloadcms/ui';
import type { JSONFieldClientProps, TextFieldClientProps } from 'payload';
import { type ControlProps, framedField } from './field-frame';
import { MediaPicker } from './media-picker';
import { Picture } from './picture';
import { PictureList } from './picture-list';
import { textsIn } from './texts-in';

function ImageInput({ locked, setValue, value }: ControlProps<TextFieldClientProps>) {
  const address = typeof value === 'string' ? value : '';
  return (
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
  );
}

export const ImageField = framedField(ImageInput, 'shop-image', 'span');

function ImageListInput({ field, locked, setValue, value }: ControlProps<JSONFieldClientProps>) {
  const pictures = textsIn(value ?? []);
  if (!pictures) return <p className="shop-problem">This field doesn't hold a list of pictures.</p>;
  return (
    <PictureList
      label={typeof field.label === 'string' ? field.label : 'Pictures'}
      pictures={[...new Set(pictures)]}
      locked={locked}
      onChange={setValue}
    />
  );
}

export const ImageListField = framedField(ImageListInput, 'shop-image-list', 'span');
