import { Package, Store } from 'lucide-react';
import styled from 'styled-components';
import { orderNumber } from '#domain/order-number';
import { RESTOCK_DAYS, TURNAROUND_DAYS } from '#domain/ready-by';
import { paths } from '../app/paths';
import { ButtonLink } from '../ui/button';
import { Seam } from '../ui/drawings/seam';
import { StepReceiveGlove } from '../ui/drawings/step-receive-glove';
import { Container } from '../ui/section';
import { Stamp } from '../ui/stamp';
import { color, font, media, radius, shadow, space } from '../ui/tokens';

const Page = styled.section`
  padding-block: ${space[6]} ${space[12]};
  ${media.phone} {
    padding-block: ${space[3]} ${space[8]};
  }
`;

const Sheet = styled.div`
  max-width: 880px;
  margin-inline: auto;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background-color: ${color.raised};
  background-image: var(--grain);
  box-shadow: ${shadow.high}, ${shadow.patchEdge};
`;

const Head = styled.header`
  display: grid;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  padding: ${space[4]} ${space[3]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space[5]};
  }
  > svg {
    width: auto;
    height: clamp(130px, 20vw, 220px);
  }
`;

const Heading = styled.h1`
  font-size: ${font.h2};
`;

const Thanks = styled.p`
  margin-block: ${space[1]} ${space[3]};
  font-size: ${font.lead};
`;

const NumberLabel = styled.p`
  margin-bottom: 8px;
  color: ${color.muted};
  font-size: ${font.small};
`;

const OrderStamp = styled(Stamp)`
  max-width: 100%;
  font-size: clamp(2rem, 1.5rem + 2.4vw, 3rem);
  rotate: -2deg;
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]} ${space[3]};
  ${media.tablet} {
    padding: ${space[5]};
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${space[3]} ${space[5]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Way = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  h3 {
    display: flex;
    gap: 10px;
    align-items: center;
    font-size: ${font.h4};
  }
  h3 svg {
    color: ${color.accent};
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: 6px;
  padding-inline-start: 1.3em;
  li::marker {
    color: ${color.accent};
    font-family: ${font.display};
    font-weight: 700;
  }
`;

const WAYS = [
  {
    name: 'If you ship your glove',
    Icon: Package,
    steps: [
      'You get shipping instructions by e-mail within up to 24 hours.',
      'Pack your glove well and mail it to us.',
      'We start when it arrives.',
    ],
  },
  {
    name: 'If you drop it off',
    Icon: Store,
    steps: [
      'Bring your glove to the shop.',
      'Tell us your order number.',
      'We start once it is on the bench.',
    ],
  },
] as const;

/** The ticket of an order that is confirmed. The page knows the order's id alone, so it covers both ways to the shop. */
export function Confirmation({ orderId }: { orderId: string }) {
  return (
    <Page>
      <Container>
        <Sheet>
          <Head>
            <div>
              <Heading>ORDER CONFIRMED</Heading>
              <Thanks>Thank you. We have it on the board.</Thanks>
              <NumberLabel>Order number</NumberLabel>
              <OrderStamp>{orderNumber(orderId)}</OrderStamp>
            </div>
            <StepReceiveGlove />
          </Head>
          <Seam />
          <Body>
            <h2>What’s Next</h2>
            <Ways>
              {WAYS.map(({ name, Icon, steps }) => (
                <Way key={name}>
                  <h3>
                    <Icon size={26} strokeWidth={1.75} aria-hidden />
                    {name}
                  </h3>
                  <Steps>
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </Steps>
                </Way>
              ))}
            </Ways>
            <p>
              Your glove is ready about {TURNAROUND_DAYS} days after it arrives. A lace color that is low in
              stock adds {RESTOCK_DAYS.min} to {RESTOCK_DAYS.max} days.
            </p>
            <div>
              <ButtonLink to={paths.home.href()}>Return Home</ButtonLink>
            </div>
          </Body>
        </Sheet>
      </Container>
    </Page>
  );
}
