import styled from 'styled-components';
import { type ButtonStyleProps, buttonStyles } from '../../ui/button-styles';

/** A link to the editor that looks like a button; a plain one, because the editor is another application. */
export const EditorLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
