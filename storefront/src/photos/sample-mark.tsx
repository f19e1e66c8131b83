import styled from 'styled-components';
import { SAMPLE_DRAWING } from '#domain/gallery/sample-album';
import { Badge } from '../ui/badge';

const Place = styled.div`
  margin-block: 6px 2px;
`;

/** Marks an album of the demo shop's drawings (rule 3.7). */
export function SampleMark() {
  return (
    <Place>
      <Badge variant="outline">{SAMPLE_DRAWING}</Badge>
    </Place>
  );
}
