import { chakra } from '@chakra-ui/react/styled-system';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { initials } from './initials';

type AvatarProps = { name: string; photoUrl?: string | null };

const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '8',
    height: '8',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'brand.tint',
    color: 'brand.fg',
    fontSize: 'xs',
    fontWeight: 'bold',
    letterSpacing: 'wide',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

/** Decoration beside the written name: the photo, or the letters while there is none to show. */
export function Avatar({ name, photoUrl }: AvatarProps) {
  const letters = initials(name);
  const [broken, setBroken] = useState<string | null>(null);
  const photo = photoUrl && photoUrl !== broken ? photoUrl : null;
  return (
    <Circle aria-hidden>
      {photo ? (
        <img src={photo} alt="" width={32} height={32} onError={() => setBroken(photo)} />
      ) : (
        letters || <UserRound size={18} />
      )}
    </Circle>
  );
}
