import styled from 'styled-components';

/** The ways on, beside each other where there is room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
