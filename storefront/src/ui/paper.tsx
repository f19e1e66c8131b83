import type { ReactNode } from 'react';
import styled from 'styled-components';
import { font, media } from './tokens';
import * as texts from './ui-texts';

/** For paper that's 4 inches wide. It asks the sheet itself, because in some browsers media queries don't know the size of a page. */
export const onNarrowPaper = '@container (max-width: 5in)';

const OnlyInPrint = styled.div`
  display: none;
  ${media.print} {
    display: block;
  }
`;

const ALONE = `
  @media print {
    body:has([data-paper]) > :not([data-paper], :has([data-paper])) {
      display: none;
    }
    html, body, #root {
      min-height: 0;
    }
  }
`;

/** What the printer gets, and nothing else. The style isn't in the style sheet, which is in every page. */
export function Paper({ children }: { children: ReactNode }) {
  return (
    <OnlyInPrint data-paper>
      <style>{ALONE}</style>
      {children}
    </OnlyInPrint>
  );
}

export const Pages = styled.div`
  > :not(:last-child) {
    break-after: page;
  }
`;

const Frame = styled.div`
  container-type: inline-size;
`;

const Root = styled.article`
  display: table;
  width: 100%;
  table-layout: fixed;
  background: white;
  color: black;
  font-size: 11pt;
  line-height: 1.4;
  overflow-wrap: anywhere;
  ${onNarrowPaper} {
    font-size: var(--narrow-text, 9.5pt);
    line-height: 1.35;
  }
`;

const RunningHead = styled.header`
  display: table-header-group;
  break-inside: avoid;
`;

const HeadRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 16pt;
  align-items: end;
  margin-bottom: 12pt;
  padding-bottom: 4pt;
  border-bottom: 2pt solid;
  font-family: ${font.display};
  line-height: 1.1;
  ${onNarrowPaper} {
    gap: 8pt;
    margin-bottom: 8pt;
  }
`;

const Name = styled.p`
  font-size: 1.5em;
  font-weight: 700;
  text-transform: uppercase;
`;

const Kind = styled.p`
  font-size: 1.15em;
  font-weight: 600;
`;

const OrderNumber = styled.p`
  font-size: 2.4em;
  font-weight: 700;
  letter-spacing: 0.04em;
  line-height: 1;
`;

export const PaperPart = styled.section`
  h3 {
    margin-bottom: 2pt;
    font-size: 1.05em;
    letter-spacing: 0.03em;
    text-transform: uppercase;
    break-after: avoid;
  }
  p {
    white-space: pre-line;
  }
`;

const Parts = styled.div`
  > :not(:first-child) {
    margin-top: 14pt;
  }
  ${onNarrowPaper} {
    > :not(:first-child) {
      margin-top: 9pt;
    }
  }
`;

interface SheetProps {
  kind: string;
  shopName: string;
  orderNumber: string;
  children: ReactNode;
}

/** A table, because browsers repeat only a table's head on each page. */
export function Sheet({ kind, shopName, orderNumber, children }: SheetProps) {
  return (
    <Frame>
      <Root aria-label={kind}>
        <RunningHead>
          <HeadRow>
            <div>
              <Name>{shopName}</Name>
              <Kind>{kind}</Kind>
            </div>
            <div>
              <Kind as="span">{texts.order}</Kind>
              <OrderNumber>{orderNumber}</OrderNumber>
            </div>
          </HeadRow>
        </RunningHead>
        <Parts>{children}</Parts>
      </Root>
    </Frame>
  );
}
