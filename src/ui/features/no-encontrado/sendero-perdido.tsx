import { chakra } from '@chakra-ui/react/styled-system';

const Dibujo = chakra('svg', {
  base: {
    width: 'min(18rem, 70vw)',
    height: 'auto',
    '& .suelo': { fill: 'brand.tint' },
    '& .poste': { fill: 'brand.fg' },
    '& .senal': { fill: 'accent.mark' },
    '& .sendero': { fill: 'none', stroke: 'brand.fg', strokeWidth: 4, strokeLinecap: 'round' },
  },
});

/** A signpost where the path stops. */
export function SenderoPerdido() {
  return (
    <Dibujo viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <path className="suelo" d="M0 150c10-42 54-62 104-58 34 3 52-16 84-10 32 7 48 36 52 68Z" />
      <path className="sendero" d="M96 148c4-14 26-18 26-28s-18-10-16-20" strokeDasharray="2 10" />
      <rect className="poste" x="140" y="34" width="7" height="76" rx="3" />
      <path className="senal" d="M112 24h58l14 13-14 13h-58a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6Z" />
      <path className="poste" d="M120 34h34v6h-34z" />
    </Dibujo>
  );
}
