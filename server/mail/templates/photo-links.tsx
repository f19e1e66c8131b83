import { Text } from 'react-email';
import { mailStyles } from './mail-styles';

interface PhotoLinks {
  photos: readonly string[];
  siteUrl: string;
}

/** Links to photos of the shop, numbered; nothing where there are none. */
export function PhotoLinks({ photos, siteUrl }: PhotoLinks) {
  if (photos.length === 0) return null;
  return (
    <Text style={mailStyles.text}>
      {photos.map((photo, place) => (
        <span key={photo}>
          {place > 0 && ' · '}
          <a href={`${siteUrl}${photo}`} style={mailStyles.link}>
            {`Photo ${place + 1}`}
          </a>
        </span>
      ))}
    </Text>
  );
}
