import styled from 'styled-components';
import { Stack } from '../../ui/layout';
import { Panel } from '../parts/panel';
import { AddAlbumForm } from './add-album-form';
import { AlbumsPanel } from './albums-panel';

const Form = styled.div`
  max-width: 720px;
`;

/** The Gallery tab (rule 3.5): a form for a new album of past work, and the albums there are. */
export function GalleryTab() {
  return (
    <Stack $gap={3}>
      <Panel title="Add Album">
        <Form>
          <AddAlbumForm />
        </Form>
      </Panel>
      <AlbumsPanel />
    </Stack>
  );
}
