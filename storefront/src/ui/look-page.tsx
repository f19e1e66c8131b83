import { MapPin, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import styled, { ServerStyleSheet } from 'styled-components';
import { Alert } from './alert';
import { Cluster, Grid } from './arrange';
import { Badge } from './badge';
import { Button, ButtonLink } from './button';
import { Checkbox } from './checkbox';
import { ChoiceCards } from './choice-cards';
import { EmptyHook } from './drawings/empty-hook';
import { HeroGlove } from './drawings/hero-glove';
import { LaceGlove } from './drawings/lace-glove';
import { LaceProgress } from './drawings/lace-progress';
import { LaceSpinner } from './drawings/lace-spinner';
import { LostBall } from './drawings/lost-ball';
import { Seam } from './drawings/seam';
import { ShopMark } from './drawings/shop-mark';
import { EmptyState } from './empty-state';
import { Facts } from './facts';
import { Included } from './included';
import { LaceSwatch } from './lace-swatch';
import { Container, Stack } from './layout';
import { PasswordField } from './password-field';
import { Patch } from './patch';
import { Segmented } from './segmented';
import { SelectField } from './select-field';
import { Skeleton } from './skeleton';
import { Stamp } from './stamp';
import { SwitchField } from './switch-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';
import { Ticket } from './ticket';
import { color, font, radius, space } from './tokens';

const nothing = () => undefined;

const Theme = styled.div`
  padding-block: ${space[6]};
  background: ${color.background};
  color: ${color.text};
  font-family: ${font.text};
`;

const Chip = styled.span`
  width: 44px;
  height: 44px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.field};
`;

const TicketFrame = styled.div`
  padding-top: ${space[5]};
`;

const File = styled.img`
  width: 100%;
`;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section">
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}

const OPTIONS = [
  { value: 'relacing', label: 'Relacing' },
  { value: 'repair', label: 'Repair' },
  { value: 'restoration', label: 'Restoration', disabled: true },
];

function Look({ drawings }: { drawings: readonly string[] }) {
  return (
    <Container>
      <Stack $gap={8}>
        <Part title="Colors by role">
          <Grid $min={260} $keeps $gap={3} $align="start">
            {Object.entries(color).map(([name, value]) => (
              <Cluster $gap={2} $align="center" key={name}>
                <Chip style={{ background: value }} />
                {name}
              </Cluster>
            ))}
          </Grid>
        </Part>
        <Part title="Type">
          <h1>Keep your glove</h1>
          <h3>Catcher's mitt relace</h3>
          <h4>What is included</h4>
          <p style={{ fontSize: font.lead }}>A lead, which says what the page is about.</p>
          <p>The text, 62 to 70 characters a line, with figures like $65.00 and 14 days.</p>
          <p style={{ color: color.muted, fontSize: font.small }}>Small, for hints and terms.</p>
        </Part>
        <Part title="Buttons">
          {(['md', 'lg'] as const).map((size) => (
            <Cluster $gap={2} $align="center" key={size}>
              {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
                <Button key={variant} variant={variant} size={size}>
                  {variant}
                </Button>
              ))}
              <ButtonLink to="/order" size={size}>
                A link
              </ButtonLink>
              <Button size={size} disabled>
                Disabled
              </Button>
              <Button size={size} busy busyText="Saving...">
                Save
              </Button>
            </Cluster>
          ))}
        </Part>
        <Part title="Fields">
          <Grid $min={260} $keeps $gap={3} $align="start">
            <TextField label="Full Name" hint="As it appears on your package" />
            <TextField
              label="Email"
              defaultValue="ann@"
              error="Please enter a valid email"
              autoComplete="off"
            />
            <TextField label="Phone, locked" defaultValue="(555) 010-2030" readOnly />
            <TextField label="Disabled" defaultValue="Nothing to type" disabled />
            <SelectField label="Service" options={OPTIONS} placeholder="Select a service" />
            <SelectField label="Service, disabled" options={OPTIONS} disabled />
            <PasswordField label="Password" defaultValue="a-password" />
            <TextAreaField label="Glove Details" placeholder="What does it need?" />
          </Grid>
          <Segmented label="Kind" value="relacing" onValueChange={nothing} options={OPTIONS} />
          <ChoiceCards
            legend="How does it get to us?"
            value="ship"
            onValueChange={nothing}
            options={[
              { value: 'ship', label: 'Ship', description: '$15.00 return shipping', icon: <Truck /> },
              { value: 'dropoff', label: 'Drop Off', description: 'At the counter', icon: <MapPin /> },
              { value: 'away', label: 'Not now', description: 'Disabled', disabled: true },
            ]}
          />
          <Cluster $gap={2} $align="center">
            <SwitchField label="On" checked onCheckedChange={nothing} />
            <SwitchField label="Off" checked={false} onCheckedChange={nothing} />
            <Checkbox aria-label="Chosen" checked onCheckedChange={nothing} />
            <Checkbox aria-label="Some" checked="indeterminate" onCheckedChange={nothing} />
            <Checkbox aria-label="Not chosen" checked={false} onCheckedChange={nothing} />
          </Cluster>
        </Part>
        <Part title="Badges, stamp, swatches">
          <Cluster $gap={2} $align="center">
            {(['default', 'secondary', 'outline', 'success', 'destructive'] as const).map((variant) => (
              <Badge key={variant} variant={variant}>
                {variant}
              </Badge>
            ))}
          </Cluster>
          <Cluster $gap={2} $align="center">
            <Stamp>3F2A91C4</Stamp>
            {['#d9b48a', '#7a4a26', '#b3261e', '#1c1a19', '#f5efe2'].map((lace) => (
              <LaceSwatch key={lace} hexColor={lace} side={44} label={lace} />
            ))}
          </Cluster>
        </Part>
        <Part title="Notices and states">
          <Alert tone="danger" title="The services didn't load">
            Check your connection and try again.
          </Alert>
          <Alert tone="warning">This color is low in stock.</Alert>
          <Alert tone="success">You're all paid up.</Alert>
          <EmptyState text="No orders found" action={<Button>Order a service</Button>} />
          <Skeleton width="60%" height={28} />
          <Skeleton />
        </Part>
        <Part title="Patch, ticket, seam, progress">
          <Grid $min={260} $keeps $gap={3} $align="start">
            <Patch>
              <Stack>
                <h3>Web Relace</h3>
                <Included lines={['New rawhide', 'Pocket tightened']} terms="Ready about 14 days." />
              </Stack>
            </Patch>
            <TicketFrame>
              <Ticket>
                <Facts
                  facts={[
                    ['Service', 'Web Relace'],
                    ['Total', '$55.00'],
                  ]}
                />
              </Ticket>
            </TicketFrame>
          </Grid>
          <Seam />
          {[1, 2, 3, 4].map((step) => (
            <LaceProgress key={step} steps={4} current={step} />
          ))}
          <LaceProgress steps={4} current={4} isTied />
        </Part>
        <Part title="Drawings">
          <Grid $min={260} $keeps $gap={3} $align="start">
            <HeroGlove />
            <LaceGlove laceColor="#b3261e" />
            <LostBall />
            <EmptyHook />
            <ShopMark />
            <LaceSpinner />
            {drawings.map((file) => (
              <File key={file} src={file} alt={file.replace(/^.*\/|\.svg$/g, '')} />
            ))}
          </Grid>
        </Part>
      </Stack>
    </Container>
  );
}

interface LookParts {
  /** The colors and sizes of both themes, which this page shows side by side. */
  tokens: string;
  styleSheets: readonly string[];
  drawings: readonly string[];
}

const inThemes = (css: string) =>
  css.replaceAll(':root.dark', '.theme-dark').replaceAll(':root:not(.dark)', '.theme-light');

export function lookPage({ tokens, styleSheets, drawings }: LookParts): string {
  const styles = new ServerStyleSheet();
  const themes = renderToStaticMarkup(
    styles.collectStyles(
      <StaticRouter location="/">
        {['theme-light', 'theme-dark'].map((theme) => (
          <Theme key={theme} className={theme}>
            <Look drawings={drawings} />
          </Theme>
        ))}
      </StaticRouter>,
    ),
  );
  const css = inThemes(tokens + styles.getStyleTags().replace(/<\/?style[^>]*>/g, ''));
  styles.seal();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The shop's look</title>
${styleSheets.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
<style>${css}</style>
</head>
<body>
${themes}
</body>
</html>
`;
}
