import { chakra } from '@chakra-ui/react/styled-system';
import { enlaceLlamada } from '@/domain/shared/telefono';
import { fechaEnPalabras, renglonesDe } from '@/domain/sitio/texto-en-pagina';
import { CRISIS } from '@/ui/textos/sitio/contacto';
import { useParte } from '../servicios/use-parte';

const Caja = chakra('section', {
  base: {
    maxWidth: '6xl',
    marginInline: { base: '5', xl: 'auto' },
    marginBlock: 'clamp(2.5rem, 6vw, 4.5rem)',
    padding: 'clamp(1.5rem, 4vw, 3rem)',
    borderRadius: 'media',
    border: '2px solid var(--chakra-colors-accent-mark)',
    bg: 'accent.tint',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', lg: '1.2fr 1fr' },
      gap: 'clamp(1.5rem, 4vw, 3.5rem)',
      marginTop: '5',
    },
    '& ol': { display: 'grid', gap: '3', paddingInlineStart: '5', listStyle: 'decimal' },
    '& dl > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingBlock: '2.5',
      borderBottom: '1px solid var(--chakra-colors-accent-mark)',
    },
    '& dd a': {
      display: 'inline-block',
      minHeight: '8',
      color: 'accent.fg',
      fontSize: 'xl',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      textUnderlineOffset: '4px',
    },
    '& small': { display: 'block', marginTop: '3', fontSize: 'sm', color: 'fg.muted' },
  },
});

/** Calm and unmissable; the lines carry the date on which somebody checked them. */
export function CajaCrisis() {
  const { consejos, lineas, verificadas } = useParte('crisis', CRISIS);
  return (
    <Caja aria-labelledby="crisis">
      <h2 id="crisis">Si hay una emergencia, empiece por aquí</h2>
      <div>
        <ol>
          {renglonesDe(consejos).map((consejo) => (
            <li key={consejo}>{consejo}</li>
          ))}
        </ol>
        <div>
          <dl>
            {lineas.map(({ nombre, telefono }) => (
              <div key={`${nombre} ${telefono}`}>
                <dt>{nombre}</dt>
                <dd>
                  <a href={enlaceLlamada(telefono)}>{telefono}</a>
                </dd>
              </div>
            ))}
          </dl>
          <small>
            Información verificada el <time dateTime={verificadas}>{fechaEnPalabras(verificadas)}</time>. Si
            una línea no responde, marque 123.
          </small>
        </div>
      </div>
    </Caja>
  );
}
