import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { rutaDePolitica } from '@/domain/sitio/para-la-pagina';
import type { PoliticaPublicada } from '@/domain/sitio/sitio-guardado';
import { fechaEnPalabras, renglonesDe } from '@/domain/sitio/texto-en-pagina';
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
    '& nav a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
    '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '4px' },
    '& ul': { marginTop: '3' },
    _print: {
      paddingBlock: '4',
      paddingInline: '0',
      '& section + section': { marginTop: '5' },
      '& h2': { fontSize: 'md' },
      '& p': { maxWidth: 'none', marginTop: '1' },
    },
  },
});

const Secciones = ({ secciones }: { secciones: PoliticaPublicada['secciones'] }) =>
  secciones.map(({ titulo, texto }) => (
    <section key={titulo}>
      <h2>{titulo}</h2>
      {renglonesDe(texto).map((parrafo) => (
        <p key={parrafo}>{parrafo}</p>
      ))}
    </section>
  ));

const Desde = ({ fecha }: { fecha: string }) => <time dateTime={fecha}>{fechaEnPalabras(fecha)}</time>;

/** The policy of the foundation with its number and day, and where to read those that were in force before. */
function Propia({ secciones, vigente, anteriores }: PropiaProps) {
  return (
    <>
      <Secciones secciones={secciones} />
      {vigente && (
        <p>
          Versión {vigente.numero}, vigente desde el <Desde fecha={vigente.desde} />.
        </p>
      )}
      {anteriores.length > 0 && (
        <section>
          <h2>Versiones anteriores</h2>
          <nav aria-label="Versiones anteriores">
            <ul>
              {anteriores.map(({ numero, desde }) => (
                <li key={numero}>
                  <a href={rutaDePolitica(numero)}>
                    Versión {numero}, vigente desde el <Desde fecha={desde} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </section>
      )}
    </>
  );
}

interface PropiaProps {
  secciones: PoliticaPublicada['secciones'];
  /** `null` before it is published. */
  vigente: PoliticaPublicada | null;
  /** Newest first. */
  anteriores: readonly PoliticaPublicada[];
}

function DelProducto() {
  return (
    <>
      <Secciones secciones={politicaDeDatos(useSitio())} />
      <p>
        Versión del <time dateTime={POLITICA_ACTUALIZADA.fecha}>{POLITICA_ACTUALIZADA.visible}</time>.
      </p>
    </>
  );
}

function Contenido() {
  const { contenido, politicas } = useSitio();
  if (!contenido.politica) return <DelProducto />;
  const { secciones } = contenido.politica;
  const ultima = politicas.at(-1) ?? null;
  const vigente = JSON.stringify(ultima?.secciones) === JSON.stringify(secciones) ? ultima : null;
  const anteriores = politicas.filter((cada) => cada !== vigente).reverse();
  return <Propia secciones={[...secciones]} vigente={vigente} anteriores={anteriores} />;
}

const Pagina = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <>
    <Portada titulo={titulo} texto="Cómo cuidamos la información de quienes confían en nosotros." />
    <Texto>{children}</Texto>
  </>
);

export const PoliticaPage = () => (
  <Pagina titulo="Política de datos">
    <Contenido />
  </Pagina>
);

/** One of those that were published, by its number. */
export function PoliticaNumeradaPage({ numero }: { numero: number }) {
  const politica = useSitio().politicas.find((cada) => cada.numero === numero);
  return (
    <Pagina titulo={`Política de datos, versión ${numero}`}>
      {politica ? (
        <>
          <p>
            Vigente desde el <Desde fecha={politica.desde} />. La que rige hoy está en{' '}
            <Link to="/politica-de-datos">Política de datos</Link>.
          </p>
          <Secciones secciones={politica.secciones} />
        </>
      ) : (
        <p>
          Esta versión no está publicada. La que rige hoy está en{' '}
          <Link to="/politica-de-datos">Política de datos</Link>.
        </p>
      )}
    </Pagina>
  );
}
