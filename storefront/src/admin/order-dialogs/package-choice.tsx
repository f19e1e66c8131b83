import { type PackageSize, parcelText, STANDARD_PARCEL } from '#domain/shipments/parcel';
import { Grid } from '../../ui/arrange';
import type { FieldOf } from '../../ui/form-fields';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import * as uiTexts from '../../ui/ui-texts';
import * as texts from './labels-texts';
import type { ParcelInput } from './parcel-form';

/** The option for a size that isn't in Shop settings. The values of the other options are their places in the list of sizes. */
export const OTHER_SIZE = 'other';

interface PackageChoiceProps {
  sizes: readonly PackageSize[];
  size: string;
  field: FieldOf<ParcelInput>;
  onSize: (size: string) => void;
  /** Called when a typed size changes, because the prices no longer apply. */
  onType: () => void;
}

export function PackageChoice({ sizes, size, field, onSize, onType }: PackageChoiceProps) {
  const known = sizes.length > 0 ? sizes : [{ ...STANDARD_PARCEL, name: texts.standardPackage }];
  const number = { type: 'number', inputMode: 'decimal', min: 0, step: 'any', autoComplete: 'off' } as const;
  return (
    <>
      <SelectField
        label={uiTexts.parcel}
        value={size}
        onChange={({ target }) => onSize(target.value)}
        options={[
          ...known.map((each, index) => ({
            value: String(index),
            label: `${each.name}: ${parcelText(each)}`,
          })),
          { value: OTHER_SIZE, label: texts.otherSize },
        ]}
      />
      {size === OTHER_SIZE && (
        <Grid $min={120} $gap="12px" onInput={onType}>
          <TextField label={texts.lengthInches} {...number} {...field('length')} />
          <TextField label={texts.widthInches} {...number} {...field('width')} />
          <TextField label={texts.heightInches} {...number} {...field('height')} />
          <TextField label={texts.weightOunces} {...number} {...field('weight')} />
        </Grid>
      )}
    </>
  );
}
