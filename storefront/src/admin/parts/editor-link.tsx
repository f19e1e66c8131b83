import styled from 'styled-components';
import { type ButtonStyleProps, buttonStyles } from '../../ui/button-styles';

/** A way to the editor that looks like a button; a plain link, because the editor is an application of its own. */
export const EditorLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
