import styled from 'styled-components';

/** Text of several lines, each on its own. */
export const Lines = styled.p`
  white-space: pre-line;
`;
