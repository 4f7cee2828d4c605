import { chakra } from '@chakra-ui/react/styled-system';
import { POLITICA_ACTUALIZADA, politicaDeDatos } from '@/ui/sitio/textos/politica-datos';
import { Portada } from '../piezas/portada';
import { useSitio } from '../servicios/use-sitio';

const Texto = chakra('div', {
  base: {
    maxWidth: '6xl',
    marginInline: 'auto',
    paddingBlock: 'clamp(3rem, 7vw, 5.5rem)',
    paddingInline: 'clamp(1.25rem, 5vw, 3rem)',
    '& section + section': { marginTop: '10' },
    '& h2': { fontSize: '2xl' },
    '& p': { maxWidth: 'prose', marginTop: '3' },
    '& > p': { marginTop: '10', color: 'fg.muted', fontSize: 'md' },
  },
});

export const PoliticaPage = () => (
  <>
    <Portada
      titulo="Política de datos"
      texto="Cómo cuidamos la información de quienes confían en nosotros."
    />
    <Texto>
      {politicaDeDatos(useSitio()).map(({ titulo, parrafos }) => (
        <section key={titulo}>
          <h2>{titulo}</h2>
          {parrafos.map((parrafo) => (
            <p key={parrafo}>{parrafo}</p>
          ))}
        </section>
      ))}
      <p>
        Versión del <time dateTime={POLITICA_ACTUALIZADA.fecha}>{POLITICA_ACTUALIZADA.visible}</time>.
      </p>
    </Texto>
  </>
);
