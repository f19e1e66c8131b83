import { Pencil, Trash2 } from 'lucide-react';
import styled, { css } from 'styled-components';
import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { AlbumMark } from '../../photos/album-mark';
import { Cluster, Columns, Muted } from '../../ui/arrange';
import type { Column } from '../../ui/data-table';
import { Lines } from '../../ui/layout';
import { Local } from '../../ui/local';
import { Gripped } from '../../ui/sortable-rows';
import { color, font, media, radius } from '../../ui/tokens';
import { ToolButton } from '../../ui/tool-button';
import * as uiTexts from '../../ui/ui-texts';
import { adminDate } from '../parts/admin-date';
import * as texts from './gallery-tab-texts';
import { pictureCount } from './picture-count';

const IN_SIGHT = 4;
const SIDE = 44;

const Title = styled.h3`
  font-family: ${font.text};
  font-size: inherit;
  font-weight: 600;
  letter-spacing: 0;
  line-height: 1.3;
  text-transform: none;
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

interface AlbumActions {
  onEdit: (id: string) => void;
  onDelete: (album: GalleryAlbumView) => void;
}

export const albumColumns = ({ onEdit, onDelete }: AlbumActions): Column<GalleryAlbumView>[] => [
  {
    name: texts.album,
    at: 'lead',
    look: css`
      padding-left: 0;
    `,
    cell: (album) => (
      <Gripped name={album.title}>
        <Title>{album.title}</Title>
        <AlbumMark album={album} />
        {album.description && (
          <Muted as={Lines} $size="small" $leading={1.4} $clamp={2}>
            {album.description}
          </Muted>
        )}
      </Gripped>
    ),
  },
  {
    name: texts.pictures,
    at: 'below',
    cell: (album) => (
      <Cluster $gap="4px 8px" $align="center">
        {[...new Set(album.imageUrls)].slice(0, IN_SIGHT).map((image) => (
          <Thumbnail key={image} src={thumbnailOf(image)} alt="" width={SIDE} height={SIDE} loading="lazy" />
        ))}
        {pictureCount(album)}
      </Cluster>
    ),
  },
  {
    name: texts.added,
    at: 'away',
    lesser: true,
    oneLine: true,
    cell: ({ createdAt }) => <Local text={() => adminDate(createdAt)} />,
  },
  {
    name: uiTexts.actions,
    at: 'tools',
    look: css`
      width: 1%;
      padding: 0;
    `,
    headLook: css`
      text-align: right;
    `,
    cell: (album) => (
      <Columns $of="auto auto" $gap="0px">
        <ToolButton
          icon={Pencil}
          label={texts.editAlbumTitle(album.title)}
          aria-haspopup="dialog"
          title={uiTexts.edit}
          onClick={() => onEdit(album.id)}
        />
        <ToolButton
          icon={Trash2}
          label={texts.deleteAlbumTitle(album.title)}
          aria-haspopup="dialog"
          title={texts.deleteAlbumShort}
          onClick={() => onDelete(album)}
        />
      </Columns>
    ),
  },
];
