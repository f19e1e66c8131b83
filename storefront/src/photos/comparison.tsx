import { ChevronsLeftRight } from 'lucide-react';
import { type CSSProperties, useId, useState } from 'react';
import styled from 'styled-components';
import { color, font, frame, media, shadow, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as texts from './comparison-texts';

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: var(--ratio);
  ${frame('surface')}
  box-shadow: ${shadow.low};
  /* Without scripts nothing slides, so both are side by side. */
  @media (scripting: none) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 4px;
    aspect-ratio: 8 / 3;
  }
  /* The whole width of a phone, over the gutters of the page's column. */
  ${media.phone} {
    margin-inline: calc(-1 * ${space.gutter});
    border-inline: 0;
    border-radius: 0;
  }
`;

const Side = styled.figure`
  position: absolute;
  inset: 0;
  &[data-side='before'] {
    clip-path: inset(0 calc(100% - var(--share)) 0 0);
  }
  figcaption {
    position: absolute;
    top: 12px;
    right: 12px;
    padding: 4px 10px;
    border-radius: 4px;
    background: ${color.raised};
    color: ${color.text};
    font-family: ${font.display};
    font-weight: 700;
    letter-spacing: 0.06em;
    line-height: 1.3;
    text-transform: uppercase;
  }
  &[data-side='before'] figcaption {
    right: auto;
    left: 12px;
  }
  @media (scripting: none) {
    position: relative;
    inset: auto;
    &[data-side='before'] {
      order: -1;
      clip-path: none;
    }
  }
`;

const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Range = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: ew-resize;
  /* Vertical swipes still scroll the page. */
  touch-action: pan-y;
  @media (scripting: none) {
    display: none;
  }
`;

const Grip = styled.div`
  position: absolute;
  top: 0;
  bottom: 0;
  left: var(--share);
  width: 3px;
  margin-left: -1.5px;
  background: ${color.accent};
  span {
    position: absolute;
    top: 50%;
    left: 50%;
    display: grid;
    width: 48px;
    height: 48px;
    translate: -50% -50%;
    place-items: center;
    border: 2px solid ${color.accentText};
    border-radius: 50%;
    background: ${color.accent};
    color: ${color.accentText};
  }
  ${Range}:focus-visible + & span {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const START = 50;

interface SideOfComparison {
  src: string;
  alt: string;
  srcSet?: string;
  sizes?: string;
}

interface ComparisonProps extends Record<'before' | 'after', SideOfComparison> {
  what?: string;
  ratio?: string;
}

export function Comparison({ before, after, what: subject, ratio = '4 / 3' }: ComparisonProps) {
  const [share, setShare] = useState(START);
  const id = useId();
  const style: CSSProperties & Record<`--${string}`, string> = { '--share': `${share}%`, '--ratio': ratio };
  return (
    <>
      <VisuallyHidden as="label" htmlFor={id}>
        {texts.compareBeforeAndAfter}
        {subject && `: ${subject}`}
      </VisuallyHidden>
      <Stage style={style}>
        <Side data-side="after">
          <Photo {...after} loading="lazy" decoding="async" />
          <figcaption>{uiTexts.after}</figcaption>
        </Side>
        <Side data-side="before">
          <Photo {...before} loading="lazy" decoding="async" />
          <figcaption>{uiTexts.before}</figcaption>
        </Side>
        <Range
          id={id}
          type="range"
          min={0}
          max={100}
          value={share}
          aria-valuetext={texts.sharesShown(share, 100 - share)}
          onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
        />
        <Grip aria-hidden>
          <span>
            <ChevronsLeftRight size={24} />
          </span>
        </Grip>
      </Stage>
    </>
  );
}
