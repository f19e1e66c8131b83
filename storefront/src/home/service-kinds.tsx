import styled, { css } from 'styled-components';
import { SERVICE_CATEGORY_LABEL } from '#domain/catalogue/service-category';
import { labelOf } from '#domain/words/label-of';
import { color, font, space } from '../ui/tokens';

/** Holds `ServiceKinds` and elements with a `data-kind`: shows those of the chosen kind. The style sheet does it, with scripts or without. */
export const OneKind = styled.div<{ $kinds: number }>`
  ${({ $kinds }) =>
    Array.from(
      { length: $kinds },
      (_, kind) => css`
        &:has([value='${kind}']:checked) [data-kind]:not([data-kind='${kind}']) {
          display: none;
        }
      `,
    )}
`;

const Kinds = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  min-width: 0;
  margin-bottom: ${space[3]};
  padding: 0;
  border: 0;
  label {
    position: relative;
    padding: 8px 14px;
    border: 1.5px solid ${color.lineStrong};
    border-radius: 22px;
    font: 600 1.125rem/1.45 ${font.display};
    letter-spacing: 0.03em;
  }
  label:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.accentText};
  }
  label:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

/** Which services to see: all, or those of one of these categories. */
export function ServiceKinds({ categories }: { categories: readonly string[] }) {
  return (
    <Kinds aria-label="Kind of service">
      <label>
        <input type="radio" name="kind" value="all" defaultChecked />
        All
      </label>
      {categories.map((category, kind) => (
        <label key={category}>
          <input type="radio" name="kind" value={kind} />
          {labelOf(SERVICE_CATEGORY_LABEL, category)}
        </label>
      ))}
    </Kinds>
  );
}
