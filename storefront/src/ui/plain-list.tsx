import styled from 'styled-components';

/** A list without bullets; the empty marker, unlike 'none', leaves it a list for Safari's screen reader. */
export const PlainList = styled.ul`
  padding: 0;
  list-style-type: '';
`;
