import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import styled from 'styled-components';
import { phoneAddress } from '#domain/customers/contact';
import type { TrackView } from '#domain/orders/track-contract';
import { Breakable } from '../api/breakable';
import { Lines } from '../ui/layout';
import { color } from '../ui/tokens';
import { TrackPart } from './track-part';
import * as texts from './track-texts';

const Place = styled.address`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px 12px;
  font-style: normal;
  line-height: 1.45;
  overflow-wrap: anywhere;
  svg {
    margin-top: 3px;
    color: ${color.accent};
  }
`;

export function ShopPlace({ shop }: Pick<TrackView, 'shop'>) {
  const { address, openingHours, email, phone } = shop;
  return (
    <TrackPart id="shop-heading" title={texts.whereWeAre}>
      <Place>
        <MapPin size={20} />
        <Lines>{address}</Lines>
        <Clock size={20} />
        <Lines>{openingHours}</Lines>
        <Mail size={20} />
        <a href={`mailto:${email}`} aria-label={email}>
          <Breakable>{email}</Breakable>
        </a>
        {phone !== null && (
          <>
            <Phone size={20} />
            <a href={phoneAddress(phone)}>{phone}</a>
          </>
        )}
      </Place>
    </TrackPart>
  );
}
