import { chakra } from '@chakra-ui/react/styled-system';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { initials } from './initials';

type AvatarProps = { name: string; photoUrl?: string | null; size?: 'md' | 'lg' };

const SIDE = { md: 32, lg: 56 } as const;

const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'brand.tint',
    color: 'brand.fg',
    fontSize: 'xs',
    fontWeight: 'bold',
    letterSpacing: 'wide',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    '&[data-letters]::before': { content: 'attr(data-letters)' },
  },
});

/**
 * Decoration beside the written name: the photo, or the letters while there is none to show. They are drawn, not written: a button
 * that holds them is called by the words in it, and nobody says the letters to it.
 */
export function Avatar({ name, photoUrl, size = 'md' }: AvatarProps) {
  const letters = initials(name);
  const [broken, setBroken] = useState<string | null>(null);
  const photo = photoUrl && photoUrl !== broken ? photoUrl : null;
  return (
    <Circle
      aria-hidden
      style={{ width: SIDE[size], height: SIDE[size] }}
      data-letters={photo ? undefined : letters || undefined}
    >
      {photo ? (
        <img src={photo} alt="" width={SIDE[size]} height={SIDE[size]} onError={() => setBroken(photo)} />
      ) : letters ? null : (
        <UserRound size={18} />
      )}
    </Circle>
  );
}
