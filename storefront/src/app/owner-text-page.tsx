import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type Block, ownerTextBlocks, type Piece } from '#domain/pages/owner-text';
import type { OwnerText } from '#domain/pages/pages';
import { failedWith } from '../api/client';
import { ownerTextQueries } from '../api/owner-text-queries';
import { PageTitle } from '../api/page-title';
import { useShopFacts } from '../api/shop-facts';
import { NotLoaded } from '../notices/not-loaded';
import { Heading } from '../ui/arrange';
import { Seam } from '../ui/drawings/seam';
import { Container, Section, Stack } from '../ui/layout';
import { Skeleton } from '../ui/skeleton';
import { color, font, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as texts from './app-texts';
import { OWNER_TEXT_LINKS } from './navigation';
import { NotFoundPage } from './not-found-page';

const Text = styled.div`
  h2 {
    margin-top: ${space[6]};
    font-size: ${font.h3};
    line-height: 1.15;
  }
  h3 {
    margin-top: ${space[4]};
    font-size: ${font.h4};
  }
  p,
  ul,
  ol {
    margin-top: ${space[2]};
  }
  p {
    white-space: pre-line;
  }
  ul,
  ol {
    display: grid;
    gap: ${space[1]};
    padding-left: 1.4em;
  }
  li::marker {
    color: ${color.accent};
    font-variant-numeric: tabular-nums;
  }
  > :first-child {
    margin-top: 0;
  }
`;

/** A text that the owner wrote (rule 2.13), or the 404 page until it's written. */
export function OwnerTextPage({ name }: { name: OwnerText }) {
  const exists = useShopFacts().texts.includes(name);
  const text = useQuery({ ...ownerTextQueries.text(name), enabled: exists });
  if (!exists || failedWith(text.error, 'NOT_FOUND')) return <NotFoundPage />;
  return (
    <>
      <PageTitle page={name} />
      <Section>
        <Container>
          <Stack $gap={4} $max="68ch">
            <Heading as="h1" $size="h2">
              {OWNER_TEXT_LINKS[name].label}
            </Heading>
            <Seam />
            {text.isError ? (
              <NotLoaded title={texts.thisPageDidntLoad} query={text} />
            ) : text.isPending ? (
              <TextSkeleton />
            ) : (
              <Text>{ownerTextBlocks(text.data.text).map(renderBlock)}</Text>
            )}
          </Stack>
        </Container>
      </Section>
    </>
  );
}

function TextSkeleton() {
  return (
    <Stack aria-busy>
      <VisuallyHidden role="status">{uiTexts.loading}</VisuallyHidden>
      <Skeleton height={24} />
      <Skeleton height={24} />
      <Skeleton width="70%" height={24} />
    </Stack>
  );
}

/** Blocks never move, so each has its position as its key. */
function renderBlock(block: Block, place: number) {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    const items = block.items.map((pieces, index) => ({ pieces, key: `${place}.${index}` }));
    return (
      <List key={place}>
        {items.map(({ pieces, key }) => (
          <li key={key}>{pieces.map(linked)}</li>
        ))}
      </List>
    );
  }
  const Element = block.kind === 'paragraph' ? 'p' : (`h${block.level}` as const);
  return <Element key={place}>{block.pieces.map(linked)}</Element>;
}

function linked(piece: Piece, index: number) {
  if (typeof piece === 'string') return piece;
  const { text, href } = piece;
  return href.startsWith('/') ? (
    <Link key={`${index} ${href}`} to={href}>
      {text}
    </Link>
  ) : (
    <a key={`${index} ${href}`} href={href}>
      {text}
    </a>
  );
}
