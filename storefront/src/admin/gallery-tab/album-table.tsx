import { Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { useReorderAlbums } from '../../api/gallery-changes';
import { SampleMark } from '../../photos/sample-mark';
import { IconButton } from '../../ui/icon-button';
import { DragHandle, SortableRow, SortableRows } from '../../ui/sortable-rows';
import { Table, TableBody, TableCell, TableColumn, TableHead } from '../../ui/table';
import { color, font, media, radius } from '../../ui/tokens';
import { ADMIN_TEXTS, adminDate } from '../parts/admin-texts';
import { useTellLast } from '../parts/use-tell-last';
import { picturesInWords } from './pictures-in-words';

/** Pictures of an album in sight; the others are counted. */
const IN_SIGHT = 4;
const SIDE = 44;

const AlbumCell = styled(TableCell)`
  padding-left: 0;
  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px;
    align-items: center;
  }
  ${media.phone} {
    > div {
      display: block;
    }
  }
`;

const Title = styled.h3`
  font-family: ${font.text};
  font-size: inherit;
  font-weight: 600;
  letter-spacing: 0;
  line-height: 1.3;
  text-transform: none;
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${font.small};
  line-height: 1.4;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  white-space: pre-line;
`;

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
`;

const Thumbnail = styled.img`
  width: ${SIDE}px;
  height: ${SIDE}px;
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  object-fit: cover;
  ${media.phone} {
    width: 32px;
    height: 32px;
  }
`;

const DateCell = styled(TableCell)`
  white-space: nowrap;
`;

const ActionCell = styled(TableCell)`
  width: 1%;
  padding: 0;
  > div {
    display: flex;
    justify-content: flex-end;
  }
`;

interface AlbumTableProps {
  albums: readonly GalleryAlbumView[];
  onEdit: (id: string) => void;
  onDelete: (album: GalleryAlbumView) => void;
}

/** The albums as a table whose rows can be dragged. */
export function AlbumTable({ albums, onEdit, onDelete }: AlbumTableProps) {
  const { shown, send } = useReorderAlbums(albums);
  const tellLast = useTellLast({
    done: ADMIN_TEXTS.albumsReordered,
    failed: ADMIN_TEXTS.albumsReorderFailed,
  });
  const entries = shown.map(({ id, title }) => ({ id, name: title }));
  return (
    <SortableRows entries={entries} onReorder={(ids) => tellLast(send(ids))}>
      <Table aria-label="Gallery albums">
        <TableHead>
          <TableColumn>Album</TableColumn>
          <TableColumn>Pictures</TableColumn>
          <TableColumn $lesser>Added</TableColumn>
          <TableColumn $number>Actions</TableColumn>
        </TableHead>
        <TableBody>
          {shown.map((album) => (
            <AlbumRow
              key={album.id}
              album={album}
              onEdit={() => onEdit(album.id)}
              onDelete={() => onDelete(album)}
            />
          ))}
        </TableBody>
      </Table>
    </SortableRows>
  );
}

interface AlbumRowProps {
  album: GalleryAlbumView;
  onEdit: () => void;
  onDelete: () => void;
}

/** An album with its first pictures. */
function AlbumRow({ album, onEdit, onDelete }: AlbumRowProps) {
  const { id, title, description, imageUrls, isSample, createdAt } = album;
  return (
    <SortableRow id={id}>
      <AlbumCell $at="lead">
        <div>
          <DragHandle name={title} />
          <div>
            <Title>{title}</Title>
            {isSample && <SampleMark />}
            {description && <Description>{description}</Description>}
          </div>
        </div>
      </AlbumCell>
      <TableCell $at="below">
        <Pictures>
          {[...new Set(imageUrls)].slice(0, IN_SIGHT).map((image) => (
            <Thumbnail
              key={image}
              src={thumbnailOf(image)}
              alt=""
              width={SIDE}
              height={SIDE}
              loading="lazy"
            />
          ))}
          {picturesInWords(album)}
        </Pictures>
      </TableCell>
      <DateCell $lesser $at="away">
        {adminDate(createdAt)}
      </DateCell>
      <ActionCell $at="tools">
        <div>
          <IconButton aria-label={`Edit album ${title}`} aria-haspopup="dialog" title="Edit" onClick={onEdit}>
            <Pencil size={20} strokeWidth={2} aria-hidden />
          </IconButton>
          <IconButton
            aria-label={`Delete album ${title}`}
            aria-haspopup="dialog"
            title="Delete"
            onClick={onDelete}
          >
            <Trash2 size={20} strokeWidth={2} aria-hidden />
          </IconButton>
        </div>
      </ActionCell>
    </SortableRow>
  );
}
